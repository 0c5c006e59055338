/**
 * What every route has in common: a definition, which is also its entry in the
 * OpenAPI document, and a handler that finds its input validated. One file an
 * endpoint, one list of them in app.ts.
 */
import type { RouteConfig, RouteConfigToTypedResponse, RouteHandler } from '@hono/zod-openapi';
import type { Handler, Hono, TypedResponse } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import type { Claim } from '../game/admission.ts';
import type { LanguageId } from '../telling/tell-rules.ts';
import type { ProblemAnswer } from './problem.ts';
import type { ProblemCode } from './problem-table.ts';
import type { LimitName } from './rate-limits.ts';
import type { RequestScope } from './services.ts';

export interface AppEnv {
  Bindings: RequestScope;
  Variables: {
    requestId: string;
    /** The claim of the request's token, which is genuine; whether the token is still live the store says. */
    claim: Claim | null;
    /** Whom the request counts for. */
    caller: string;
    /** The language of the answer, where the endpoint has texts for players. */
    language: LanguageId;
    /** Takes a place among those that wait in this process, and gives what gives it back; null where there is none left. */
    hold: () => (() => void) | null;
    /** Waits without counting as work meanwhile. */
    idle: <Value>(wait: () => Promise<Value>) => Promise<Value>;
  };
}

export type App = Hono<AppEnv>;

export type TokenKind = 'player' | 'account';

export interface Traits {
  /** The class of requests that it counts as; null: it answers however busy the service is. */
  readonly limit: LimitName | null;
  /** Whose token it wants: a seat's or an account's, whoever plays the seat, or an account's only; null: none. */
  readonly needsToken?: TokenKind | null;
  /** Whether its answers change only with the service, so that each is made once. */
  readonly isConstant?: boolean;
  /** Whether it has texts for players, in the language that the request chooses. */
  readonly isTold?: boolean;
  /** The problems of its own, beyond those that every endpoint of its form has. */
  readonly problems?: readonly ProblemCode[];
}

export interface Endpoint extends Required<Traits> {
  readonly route: RouteConfig;
  readonly handler: Handler<AppEnv>;
}

type EndpointHandler<Route extends RouteConfig> = (
  c: Parameters<RouteHandler<Route, AppEnv>>[0],
) => Answer<Route> | Promise<Answer<Route>>;

type Answer<Route extends RouteConfig> = RouteConfigToTypedResponse<Route> | BareAnswer<Route> | ProblemAnswer;

/** The answers of a route that are no JSON, or have no body at all. */
type BareAnswer<Route extends RouteConfig> = {
  [Status in keyof Route['responses'] & StatusCode]: Route['responses'][Status] extends {
    readonly content: { readonly 'application/json': unknown };
  }
    ? never
    : TypedResponse<unknown, Status, 'body'>;
}[keyof Route['responses'] & StatusCode];

/** An endpoint of `route`: a success must be one that the route declares. */
export function endpoint<Route extends RouteConfig>(
  route: Route,
  { limit, needsToken = null, isConstant = false, isTold = false, problems = [] }: Traits,
  handler: EndpointHandler<Route>,
): Endpoint {
  return { route, limit, needsToken, isConstant, isTold, problems, handler };
}
