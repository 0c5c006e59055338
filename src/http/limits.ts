/**
 * Every limit of the service, in one table: what `GET /v1/limits` and the page
 * at /limits list, and what a refusal says of the limit that was reached. The
 * numbers of the policies are settings (rate-limits.ts), the others are fixed.
 */

import { OPEN_INVITATIONS } from '../accounts/account.ts';
import { FEED_KEPT_MS } from '../accounts/feed-store.ts';
import { FIRST_PLY_SECONDS, SEEK_LIFE_MS } from '../accounts/seek.ts';
import { PLY_LIMIT } from '../game/decide.ts';
import { PLIES_BETWEEN_OFFERS } from '../game/decide-offer.ts';
import { IDLE_MS, UNPLAYED_MS } from '../game/expiry.ts';
import { ANSWER_KEPT_MS } from '../game/sweep.ts';
import {
  ACCOUNTS_WINDOW_SECONDS,
  POLICY_NAMES,
  type PolicyName,
  type RateLimits,
  WINDOW_SECONDS,
} from './rate-limits.ts';
import { LARGEST_BODY } from './request-body.ts';
import { LARGEST_PAGE, LONGEST_WAIT_SECONDS, MOST_EVENTS } from './schemas/common.ts';
import { LONGEST_EXPIRY_SECONDS } from './schemas/game.ts';
import { LONGEST_NAME } from './schemas/name.ts';
import { MOST_MOVES } from './schemas/position.ts';
import type { Services } from './services.ts';

export const LIMIT_UNITS = [
  'requests',
  'accounts',
  'waits',
  'bytes',
  'moves',
  'items',
  'characters',
  'plies',
  'seconds',
] as const;
export const LIMITED = ['caller', 'address', 'request', 'game', 'account'] as const;

export interface Limit {
  readonly name: string;
  /** null: lifted by the settings. */
  readonly limit: number | null;
  readonly unit: (typeof LIMIT_UNITS)[number];
  /** null: at the same time, or at all. */
  readonly windowSeconds: number | null;
  readonly per: (typeof LIMITED)[number];
  readonly description: string;
}

type Terms = Omit<Limit, 'name' | 'limit'>;

const POLICIES: Readonly<Record<PolicyName, Terms>> = {
  create: {
    unit: 'requests',
    windowSeconds: WINDOW_SECONDS,
    per: 'caller',
    description: 'Creating, joining and seeking games, and asking for accounts and their tokens.',
  },
  moves: { unit: 'requests', windowSeconds: WINDOW_SECONDS, per: 'caller', description: 'Moves.' },
  reads: {
    unit: 'requests',
    windowSeconds: WINDOW_SECONDS,
    per: 'caller',
    description: 'All other requests, positions without a game included.',
  },
  accounts: {
    unit: 'accounts',
    windowSeconds: ACCOUNTS_WINDOW_SECONDS,
    per: 'address',
    description: 'New accounts, and new names of old ones.',
  },
  waits: {
    unit: 'waits',
    windowSeconds: null,
    per: 'caller',
    description: 'Requests with `wait`, and streams, that are open at the same time; counted by each process.',
  },
};

const inSeconds = (ms: number): number => ms / 1000;
const bound = (name: string, limit: number, unit: Limit['unit'], per: Limit['per'], description: string): Limit => ({
  name,
  limit,
  unit,
  windowSeconds: null,
  per,
  description,
});

const BOUNDS: readonly Limit[] = [
  bound('body', LARGEST_BODY, 'bytes', 'request', 'The body.'),
  bound('page', LARGEST_PAGE, 'items', 'request', 'A page of a list.'),
  bound('event-page', MOST_EVENTS, 'items', 'request', 'A page of events.'),
  bound('wait', LONGEST_WAIT_SECONDS, 'seconds', 'request', 'How long a request with `wait` stays open.'),
  bound('position-moves', MOST_MOVES, 'moves', 'request', 'Moves that are played from a position without a game.'),
  bound('name', LONGEST_NAME, 'characters', 'request', 'The name of a player.'),
  bound('idempotency-key', inSeconds(ANSWER_KEPT_MS), 'seconds', 'request', 'How long a repeat is known by its key.'),
  bound('plies', PLY_LIMIT, 'plies', 'game', 'A game is drawn, `ply-limit`, at so many plies.'),
  bound('offers', PLIES_BETWEEN_OFFERS, 'plies', 'game', 'From one new offer of a side to its next of the kind.'),
  bound('open-seats', LONGEST_EXPIRY_SECONDS, 'seconds', 'game', 'How long open seats may wait for their players.'),
  bound('invitations', OPEN_INVITATIONS, 'items', 'account', 'Open invitations between an account and another one.'),
  bound('seek', inSeconds(SEEK_LIFE_MS), 'seconds', 'account', 'How long a seek waits for another that fits.'),
  bound(
    'first-ply',
    FIRST_PLY_SECONDS,
    'seconds',
    'game',
    'In a game from a seek: how soon each first ply has to come.',
  ),
  bound('feed', inSeconds(FEED_KEPT_MS), 'seconds', 'account', 'How far the events of an account go back.'),
  bound('unplayed', inSeconds(UNPLAYED_MS), 'seconds', 'game', 'A game without any move is `aborted` after this long.'),
  bound(
    'idle',
    inSeconds(IDLE_MS),
    'seconds',
    'game',
    'A game without a clock is `abandoned` this long after its last move.',
  ),
];

/** The limit of a policy under these settings. */
export function limitOf(policy: PolicyName, limits: RateLimits): Limit {
  return { name: policy, limit: limits?.[policy] ?? null, ...POLICIES[policy] };
}

/** What of the services decides the limits. */
export interface LimitSettings {
  readonly limiter: Pick<Services['limiter'], 'limits'>;
  readonly streams: Pick<Services['streams'], 'lengthMs'>;
}

/** All limits under the settings of these services. */
export function listLimits({ limiter, streams }: LimitSettings): readonly Limit[] {
  const policies = POLICY_NAMES.map((policy) => limitOf(policy, limiter.limits));
  const stream = bound('stream', inSeconds(streams.lengthMs), 'seconds', 'request', 'How long a stream goes on.');
  return [...policies, ...BOUNDS, stream];
}

/** A policy as the IETF draft on RateLimit header fields writes it: `"moves";q=600;w=60`. */
export function formatPolicy(policy: PolicyName, limits: NonNullable<RateLimits>): string {
  const { windowSeconds } = POLICIES[policy];
  return `"${policy}";q=${limits[policy]}${windowSeconds === null ? '' : `;w=${windowSeconds}`}`;
}

/** What a limit lets through, in words: `60 requests in 60 seconds`. */
export function describeLimit({ limit, unit, windowSeconds }: Limit): string {
  if (limit === null) return 'any number';
  const amount = `${limit.toLocaleString('en')} ${unit}`;
  return windowSeconds === null ? amount : `${amount} in ${windowSeconds.toLocaleString('en')} seconds`;
}
