/** An endpoint's entry in the OpenAPI document: its definition, and what all endpoints of its form have. */
import type { RouteConfig } from '@hono/zod-openapi';
import type { Endpoint } from './endpoint.ts';
import type { ProblemCode } from './problem-table.ts';
import { problemResponses } from './schemas/problem.ts';

/** The name of the scheme by which the document knows the tokens of seats. */
export const SEAT_TOKEN_SCHEME = 'seatToken';

export function documentEndpoint(endpoint: Endpoint): RouteConfig {
  const { route, needsToken } = endpoint;
  return {
    ...route,
    security: needsToken ? [{ [SEAT_TOKEN_SCHEME]: [] }] : [],
    responses: { ...route.responses, ...problemResponses(problemsOf(endpoint)) },
  };
}

/** All that a request to the endpoint can fail with: what is common to endpoints of its form, and what is its own. */
export function problemsOf({ route, limit, problems }: Endpoint): readonly ProblemCode[] {
  return [...new Set([...(limit === null ? [] : formProblems(route)), ...problems])];
}

/** In the order in which they count. */
function formProblems({ request = {}, path }: RouteConfig): readonly ProblemCode[] {
  const { body, params } = request;
  return [
    'unavailable',
    'rate-limited',
    'unauthenticated',
    ...(body === undefined ? [] : (['payload-too-large', 'unsupported-media-type', 'malformed-json'] as const)),
    ...(params === undefined ? [] : (['not-found'] as const)),
    ...(path.startsWith('/v1/') ? (['validation-failed'] as const) : []),
    'internal',
  ];
}
