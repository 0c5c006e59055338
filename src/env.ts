/**
 * The settings: one schema for both hosts, parsed once when a host starts. An
 * empty variable counts as one that is not set. Messages never repeat a value,
 * for it may be a secret.
 */
import * as z from 'zod';
import { SHORTEST_SECRET } from './http/keyring.ts';
import { DEFAULT_LIMITS, type LimitName, parseRateLimits, type RateLimits } from './http/rate-limits.ts';
import type { AssetsBinding } from './http/workers-assets.ts';
import type { RateLimitBinding } from './http/workers-rate-limiter.ts';
import { err, ok, type Result } from './result.ts';

function wholeNumber(least: number, most: number) {
  const message = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => least <= value && value <= most, message);
}

const tokenSecret = z
  .string()
  .refine(
    (list) => list.split(',').every((secret) => secret.trim().length >= SHORTEST_SECRET),
    `each of the comma-separated secrets must have at least ${SHORTEST_SECRET} characters`,
  );

const databaseUrl = z
  .string()
  .refine(
    (text) => /^postgres(ql)?:$/.test(urlOf(text)?.protocol ?? '') && isDecodable(text),
    'must be the URL of a Postgres, like postgres://user:password@host:5432/name',
  );

const publicUrl = z
  .string()
  .transform(urlOf)
  .refine(
    (url) => url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`,
    'must be the origin that clients see, without a path, like https://merels.example',
  )
  .transform((url) => url?.origin ?? null);

const rateLimits = z.string().transform((text, context) => {
  const limits = parseRateLimits(text);
  if (limits.ok) return limits.value;
  context.addIssue(limits.error.message);
  return z.NEVER;
});

const headerName = z.string().regex(/^[\w!#$%&'*+.^`|~-]+$/, 'must be the name of a header, like X-Forwarded-For');

/** Every request is to be answered within five seconds, also one whose statement is given up. */
const LONGEST_STATEMENT_MS = 4_000;

/** A quarter of an hour: so long may a client that does not read hold what it has asked for. */
const LONGEST_STREAM_SECONDS = 900;
/** Sooner than any connection is given up that nothing goes over. */
const LONGEST_PING_SECONDS = 25;

const environment = z.object({
  PORT: wholeNumber(0, 65_535).default(8787),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: databaseUrl.nullable().default(null),
  DATABASE_POOL: wholeNumber(1, 1000).default(10),
  DATABASE_PREPARE: z
    .enum(['true', 'false'], 'must be true or false')
    .default('true')
    .transform((text) => text === 'true'),
  STATEMENT_TIMEOUT_MS: wholeNumber(100, LONGEST_STATEMENT_MS).default(3_500),
  TOKEN_SECRET: tokenSecret.nullable().default(null),
  PUBLIC_URL: publicUrl.nullable().default(null),
  RATE_LIMITS: rateLimits.nullable().default(DEFAULT_LIMITS),
  CLIENT_ADDRESS_HEADER: headerName.nullable().default(null),
  STREAM_SECONDS: wholeNumber(1, LONGEST_STREAM_SECONDS).nullable().default(null),
  PING_SECONDS: wholeNumber(1, LONGEST_PING_SECONDS).default(10),
});

export interface Settings {
  /** 0: any free one. Node only, as are `host`, `dataDir` and `databasePool`. */
  readonly port: number;
  readonly host: string;
  /** Where the embedded database lives. */
  readonly dataDir: string;
  /** null: the embedded database; on Workers Hyperdrive's takes its place. */
  readonly databaseUrl: string | null;
  /** Connections at most. */
  readonly databasePool: number;
  /** Whether statements are prepared; false behind a pooler that loses them. */
  readonly databasePrepare: boolean;
  /** After which the database gives up on a statement; Node only. */
  readonly statementTimeoutMs: number;
  /** Comma-separated: the first signs, all verify; null where none is set. */
  readonly tokenSecret: string | null;
  /** An origin, without a trailing slash; null: each request's own. */
  readonly publicUrl: string | null;
  /** null: off. */
  readonly rateLimits: RateLimits;
  /** The header that the proxy in front writes the client's address to; null: there is no proxy. */
  readonly clientAddressHeader: string | null;
  /** After which a stream ends; null: as the host has it. */
  readonly streamSeconds: number | null;
  /** After which a silent stream gives a sign of life. */
  readonly pingSeconds: number;
}

export interface WrongSetting {
  readonly name: string;
  readonly message: string;
}

/** The settings in `variables`, or all that are wrong. */
export function readSettings(variables: Readonly<Record<string, unknown>>): Result<Settings, readonly WrongSetting[]> {
  const set = Object.entries(variables).filter(([, value]) => value !== '');
  const parsed = environment.safeParse(Object.fromEntries(set));
  if (!parsed.success) return err(wrongIn(parsed.error));
  const { data } = parsed;
  return ok({
    port: data.PORT,
    host: data.HOST,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    databasePool: data.DATABASE_POOL,
    databasePrepare: data.DATABASE_PREPARE,
    statementTimeoutMs: data.STATEMENT_TIMEOUT_MS,
    tokenSecret: data.TOKEN_SECRET,
    publicUrl: data.PUBLIC_URL,
    rateLimits: data.RATE_LIMITS,
    clientAddressHeader: data.CLIENT_ADDRESS_HEADER,
    streamSeconds: data.STREAM_SECONDS,
    pingSeconds: data.PING_SECONDS,
  });
}

/** What a Worker is bound to, as wrangler.toml declares it. */
export interface Bindings {
  readonly hyperdrive: { readonly connectionString: string };
  readonly assets: AssetsBinding;
  readonly limits: Readonly<Record<LimitName, RateLimitBinding>>;
}

const isBound = (value: unknown): boolean => typeof value === 'object' && value !== null;
const NOT_BOUND = 'is not bound by wrangler.toml';
const rateLimit = z.custom<RateLimitBinding>(isBound, NOT_BOUND);

const bindings = z.object({
  HYPERDRIVE: z.custom<Bindings['hyperdrive']>(isBound, NOT_BOUND),
  ASSETS: z.custom<AssetsBinding>(isBound, NOT_BOUND),
  CREATE_LIMIT: rateLimit,
  MOVES_LIMIT: rateLimit,
  READS_LIMIT: rateLimit,
});

/** The bindings among what a Worker is given, or all that are missing. */
export function readBindings(given: Readonly<Record<string, unknown>>): Result<Bindings, readonly WrongSetting[]> {
  const parsed = bindings.safeParse(given);
  if (!parsed.success) return err(wrongIn(parsed.error));
  const { HYPERDRIVE, ASSETS, CREATE_LIMIT, MOVES_LIMIT, READS_LIMIT } = parsed.data;
  return ok({
    hyperdrive: HYPERDRIVE,
    assets: ASSETS,
    limits: { create: CREATE_LIMIT, moves: MOVES_LIMIT, reads: READS_LIMIT },
  });
}

function wrongIn(error: z.ZodError): readonly WrongSetting[] {
  return error.issues.map(({ path, message }) => ({ name: path.join('.'), message }));
}

/** Whether every part of a URL can be read without its escapes, as the driver will. */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function urlOf(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}
