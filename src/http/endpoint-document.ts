/** An endpoint's entry in the OpenAPI document: its definition, and what all endpoints of its form have. */
import type { RouteConfig } from '@hono/zod-openapi';
import type { Endpoint, TokenKind } from './endpoint.ts';
import type { ProblemCode } from './problem-table.ts';
import { problemResponses } from './schemas/problem.ts';

/** The names of the schemes by which the document knows the tokens of seats and of accounts. */
export const SEAT_TOKEN_SCHEME = 'seatToken';
export const ACCOUNT_TOKEN_SCHEME = 'accountToken';

const SECURITY: Readonly<Record<TokenKind, NonNullable<RouteConfig['security']>>> = {
  player: [{ [SEAT_TOKEN_SCHEME]: [] }, { [ACCOUNT_TOKEN_SCHEME]: [] }],
  account: [{ [ACCOUNT_TOKEN_SCHEME]: [] }],
};

export function documentEndpoint(endpoint: Endpoint): RouteConfig {
  const { route, needsToken } = endpoint;
  return {
    ...route,
    security: needsToken === null ? [] : SECURITY[needsToken],
    responses: { ...route.responses, ...problemResponses(problemsOf(endpoint)) },
  };
}

/** All that a request to the endpoint can fail with: what is common to endpoints of its form, and what is its own. */
export function problemsOf(endpoint: Endpoint): readonly ProblemCode[] {
  const { limit, problems } = endpoint;
  return [...new Set([...(limit === null ? [] : formProblems(endpoint)), ...problems])];
}

/** In the order in which they count. */
function formProblems({ route: { request = {}, path }, needsToken }: Endpoint): readonly ProblemCode[] {
  const { body, params } = request;
  return [
    'unavailable',
    'rate-limited',
    'unauthenticated',
    ...(needsToken === 'account' ? (['account-required'] as const) : []),
    ...(body === undefined ? [] : (['payload-too-large', 'unsupported-media-type', 'malformed-json'] as const)),
    ...(params === undefined ? [] : (['not-found'] as const)),
    ...(path.startsWith('/v1/') ? (['validation-failed'] as const) : []),
    'internal',
  ];
}
