/** Problem documents, and how an endpoint declares those that it may answer with. */
import type { RouteConfig } from '@hono/zod-openapi';
import * as z from 'zod';
import '../openapi.ts';
import { ILLEGAL_MOVE_REASONS } from '../../rules/illegal-move.ts';
import { PARAMETERS } from '../../rules/rule-set.ts';
import { FAULT_CODES, FAULT_PLACES } from '../faults.ts';
import { PROBLEMS, type ProblemCode } from '../problem-table.ts';
import { POLICY_NAMES } from '../rate-limits.ts';
import { EventSchema } from './event.ts';
import { GameSchema } from './game.ts';
import { LimitSchema } from './limit.ts';

const FaultSchema = z
  .object({
    in: z.enum(FAULT_PLACES),
    pointer: z.string().openapi({
      description: 'JSON Pointer of the field in the body, an unknown one included; elsewhere `/` and the name.',
      example: '/rules/pieces',
    }),
    code: z.enum(FAULT_CODES),
    message: z.string(),
  })
  .openapi('Fault', { description: 'One thing that is wrong with a request.' });

const members = {
  type: z.string().openapi({ format: 'uri', description: 'A page that says what happened and what to do next.' }),
  title: z.string().openapi({ description: 'What the code means, for people.' }),
  status: z.int().openapi({ description: 'The status of the answer.' }),
  detail: z.string().openapi({ description: 'What is wrong this time, for people.' }),
  instance: z.string().openapi({ description: 'The path of the request.' }),
  code: z.string().openapi({ description: 'What programs compare. Clients accept codes that they do not know.' }),
  requestId: z.string().openapi({ description: 'The `X-Request-Id` of the answer.' }),
};

const ProblemSchema = z.looseObject(members).openapi('Problem', {
  description: 'A problem document (RFC 9457).',
});

const ValidationProblemSchema = z
  .looseObject({ ...members, errors: z.array(FaultSchema).openapi({ description: 'All that is wrong.' }) })
  .openapi('ValidationProblem');

const RateLimitedSchema = z
  .looseObject({
    ...members,
    policy: z.enum(POLICY_NAMES).openapi({ description: 'The name of the limit that was reached.' }),
    limit: LimitSchema,
  })
  .openapi('RateLimited');

const RulesInvalidSchema = z
  .looseObject({ ...members, parameter: z.enum(PARAMETERS).openapi({ description: 'The parameter to change.' }) })
  .openapi('RulesInvalid');

const StateProblemSchema = z
  .looseObject({ ...members, game: GameSchema.openapi({ description: 'The game as it stands.' }) })
  .openapi('StateProblem', { description: 'The game does not stand as the request supposes.' });

const StalePlySchema = z
  .looseObject({
    ...members,
    game: GameSchema,
    currentPly: z.int(),
    events: z.array(EventSchema).openapi({ description: 'What happened since your `ply`, at most 100 events.' }),
  })
  .openapi('StalePly');

const IllegalMoveSchema = z
  .looseObject({
    ...members,
    reason: z.enum([...ILLEGAL_MOVE_REASONS, 'game-over']),
    legalMoveTexts: z.array(z.string()).openapi({ description: 'What could have been played.' }),
    moveIndex: z.int().optional().openapi({ description: 'Which of several moves it was, from 0.' }),
  })
  .openapi('IllegalMove');

const CursorExpiredSchema = z
  .looseObject({
    ...members,
    oldest: z.int().openapi({ description: 'The oldest `after` behind which nothing is gone.' }),
  })
  .openapi('CursorExpired');

/** What a problem document of each code looks like. */
export const PROBLEM_SCHEMAS: Readonly<Record<ProblemCode, z.ZodType>> = {
  'not-found': ProblemSchema,
  'method-not-allowed': ProblemSchema,
  unavailable: ProblemSchema,
  'rate-limited': RateLimitedSchema,
  unauthenticated: ProblemSchema,
  'account-required': ProblemSchema,
  'payload-too-large': ProblemSchema,
  'unsupported-media-type': ProblemSchema,
  'malformed-json': ProblemSchema,
  'validation-failed': ValidationProblemSchema,
  'rules-invalid': RulesInvalidSchema,
  'position-invalid': ProblemSchema,
  'idempotency-key-reused': ProblemSchema,
  'name-taken': ProblemSchema,
  'wrong-seat': ProblemSchema,
  'seat-taken': StateProblemSchema,
  'invitation-refused': ProblemSchema,
  'cursor-expired': CursorExpiredSchema,
  'game-not-started': StateProblemSchema,
  'game-over': StateProblemSchema,
  'too-late-to-abort': StateProblemSchema,
  'game-not-over': StateProblemSchema,
  'version-mismatch': StateProblemSchema,
  'stale-ply': StalePlySchema,
  'not-your-turn': StateProblemSchema,
  'nothing-to-accept': StateProblemSchema,
  'offer-too-soon': StateProblemSchema,
  'takebacks-off': StateProblemSchema,
  'nothing-to-take-back': StateProblemSchema,
  'illegal-move': IllegalMoveSchema,
  internal: ProblemSchema,
};

/** The responses of an OpenAPI operation that may answer with these problems. */
export function problemResponses(codes: readonly ProblemCode[]): RouteConfig['responses'] {
  const byStatus = Map.groupBy(codes, (code) => PROBLEMS[code].status);
  return Object.fromEntries([...byStatus].map(([status, ofStatus]) => [status, problemResponse(ofStatus)]));
}

function problemResponse(codes: readonly ProblemCode[]) {
  const [first = ProblemSchema, ...others] = new Set(codes.map((code) => PROBLEM_SCHEMAS[code]));
  return {
    description: codes.map((code) => `\`${code}\`: ${PROBLEMS[code].happened}`).join('\n\n'),
    content: { 'application/problem+json': { schema: others.length === 0 ? first : z.union([first, ...others]) } },
  };
}
