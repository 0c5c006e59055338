/** An endpoint's entry in the OpenAPI document: its definition, and what all endpoints of its form have. */
import type { RouteConfig } from '@hono/zod-openapi';
import type { Endpoint } from './endpoint.ts';
import type { ProblemCode } from './problem.ts';
import { problemResponses } from './schemas/problem.ts';

/** The name of the scheme by which the document knows the tokens of seats. */
export const SEAT_TOKEN_SCHEME = 'seatToken';

export function documentEndpoint({ route, needsToken, limit, problems }: Endpoint): RouteConfig {
  const codes = new Set([...(limit === null ? [] : formProblems(route)), ...problems]);
  return {
    ...route,
    security: needsToken ? [{ [SEAT_TOKEN_SCHEME]: [] }] : [],
    responses: { ...route.responses, ...problemResponses([...codes]) },
  };
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
