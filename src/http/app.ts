/**
 * The HTTP interface put together: middleware in order, every route in one
 * list. The app knows nothing of its host; what a request needs of the world
 * comes with it, so one app serves all requests of a process:
 * `createApp().fetch(request, { services, address })`.
 */
import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import type { App, AppEnv, Endpoint } from './endpoint.ts';
import { authentication, identification } from './middleware/authentication.ts';
import { constantAnswer } from './middleware/constant-answer.ts';
import { cors } from './middleware/cors.ts';
import { answerFailure } from './middleware/failures.ts';
import { readInput } from './middleware/input.ts';
import { chooseLanguage } from './middleware/language.ts';
import { overloadGate, ungated } from './middleware/overload-gate.ts';
import { announcePolicies, rateLimit } from './middleware/rate-limit.ts';
import { requestLog } from './middleware/request-log.ts';
import { revalidation } from './middleware/revalidation.ts';
import { secureHeaders } from './middleware/secure-headers.ts';
import { pageNotFound } from './pages/not-found.ts';
import { problem } from './problem.ts';
import { abortGame } from './routes/abort-game.ts';
import { acceptDraw } from './routes/accept-draw.ts';
import { acceptTakeback } from './routes/accept-takeback.ts';
import { askForRematch } from './routes/ask-for-rematch.ts';
import { cancelSeek } from './routes/cancel-seek.ts';
import { changeAccount } from './routes/change-account.ts';
import { createAccount } from './routes/create-account.ts';
import { createAccountToken } from './routes/create-account-token.ts';
import { createGame } from './routes/create-game.ts';
import { createSeek } from './routes/create-seek.ts';
import { declineGame } from './routes/decline-game.ts';
import { deleteAccount } from './routes/delete-account.ts';
import { deleteAccountToken } from './routes/delete-account-token.ts';
import { describePosition } from './routes/describe-position.ts';
import { describeRules } from './routes/describe-rules.ts';
import { drawGame } from './routes/draw-game.ts';
import { drawPosition } from './routes/draw-position.ts';
import { dropDrawOffer } from './routes/drop-draw-offer.ts';
import { dropTakebackOffer } from './routes/drop-takeback-offer.ts';
import { exportGame } from './routes/export-game.ts';
import { findAccount } from './routes/find-account.ts';
import { getAccount } from './routes/get-account.ts';
import { getBoard } from './routes/get-board.ts';
import { getDocument } from './routes/get-document.ts';
import { getFavicon, getFaviconUnbidden } from './routes/get-favicon.ts';
import { getGame } from './routes/get-game.ts';
import { getHealth } from './routes/get-health.ts';
import { getHome } from './routes/get-home.ts';
import { getLimitsPage } from './routes/get-limits-page.ts';
import { getOwnAccount } from './routes/get-own-account.ts';
import { getGamePage, getPlayPage } from './routes/get-play-page.ts';
import { getPreset } from './routes/get-preset.ts';
import { getProblemPage } from './routes/get-problem-page.ts';
import { getReadiness } from './routes/get-readiness.ts';
import { getReference } from './routes/get-reference.ts';
import { getRematch } from './routes/get-rematch.ts';
import { getRuleSetsPage } from './routes/get-rule-sets-page.ts';
import { getSeek } from './routes/get-seek.ts';
import { joinGame } from './routes/join-game.ts';
import { listAccountEvents } from './routes/list-account-events.ts';
import { listAccountGames } from './routes/list-account-games.ts';
import { listAccountTokens } from './routes/list-account-tokens.ts';
import { listEvents } from './routes/list-events.ts';
import { listGames } from './routes/list-games.ts';
import { listLegalMoves } from './routes/list-legal-moves.ts';
import { listServiceLimits } from './routes/list-limits.ts';
import { listMoves } from './routes/list-moves.ts';
import { listOwnGames } from './routes/list-own-games.ts';
import { listPresets } from './routes/list-presets.ts';
import { listSeeks } from './routes/list-seeks.ts';
import { offerDraw } from './routes/offer-draw.ts';
import { offerTakeback } from './routes/offer-takeback.ts';
import { playMove } from './routes/play-move.ts';
import { renewToken } from './routes/renew-token.ts';
import { resignGame } from './routes/resign-game.ts';
import { streamAccountLines } from './routes/stream-account-lines.ts';
import { streamGame } from './routes/stream-game.ts';
import { streamGameLines } from './routes/stream-game-lines.ts';

/** Every route, in the order of the reference. */
export const ENDPOINTS: readonly Endpoint[] = [
  listPresets,
  // Before the presets: no preset has this name.
  describeRules,
  getPreset,
  getBoard,
  describePosition,
  drawPosition,
  // Games.
  createGame,
  listGames,
  getGame,
  drawGame,
  joinGame,
  declineGame,
  playMove,
  listMoves,
  listLegalMoves,
  resignGame,
  abortGame,
  offerDraw,
  acceptDraw,
  dropDrawOffer,
  offerTakeback,
  acceptTakeback,
  dropTakebackOffer,
  askForRematch,
  getRematch,
  renewToken,
  listEvents,
  streamGame,
  streamGameLines,
  exportGame,
  // Accounts.
  createAccount,
  findAccount,
  getAccount,
  listAccountGames,
  getOwnAccount,
  changeAccount,
  deleteAccount,
  listOwnGames,
  listAccountEvents,
  streamAccountLines,
  listAccountTokens,
  createAccountToken,
  deleteAccountToken,
  // Seeks.
  createSeek,
  listSeeks,
  getSeek,
  cancelSeek,
  // Service.
  listServiceLimits,
  getHealth,
  getReadiness,
  // Pages for people, and what they load.
  getHome,
  getPlayPage,
  getGamePage,
  getReference,
  getDocument,
  getRuleSetsPage,
  getLimitsPage,
  getProblemPage,
  getFavicon,
  getFaviconUnbidden,
];

export interface AppOptions {
  /** Requests at work at once in this process; beyond it the answer is `unavailable`. */
  readonly mostAtWork?: number;
  /** Requests that wait at once; beyond it the answer comes as if their time were over, and there are no more streams. */
  readonly mostWaiting?: number;
}

/** A client may name its request, since it looks for the name in our log; but a seat's token does not fit in. */
const LONGEST_REQUEST_ID = 64;

export function createApp({ mostAtWork = 512, mostWaiting = 10_000 }: AppOptions = {}): App {
  const app: App = new Hono<AppEnv>();
  app.use(
    requestId({ limitLength: LONGEST_REQUEST_ID }),
    secureHeaders,
    announcePolicies,
    cors,
    requestLog,
    revalidation,
  );
  const gate = overloadGate(mostAtWork, mostWaiting);

  for (const { route, limit, needsToken, isConstant, isTold, handler } of ENDPOINTS) {
    const guards =
      limit === null ? [ungated] : [gate.look, identification, rateLimit(limit), authentication(needsToken)];
    const entrance = [
      ...(limit === null ? [] : [gate.enter]),
      ...(isTold ? [chooseLanguage] : []),
      ...(isConstant ? [constantAnswer()] : []),
    ];
    app.on([route.method], [routingPath(route.path)], ...guards, readInput(route), ...entrance, handler);
  }
  for (const [path, methods] of methodsByPath(ENDPOINTS)) {
    const allow = [...methods, 'OPTIONS'].join(', ');
    app.all(path, (c) =>
      c.req.method === 'OPTIONS'
        ? c.body(null, 204, { Allow: allow })
        : problem(c, 'method-not-allowed', { detail: `Allowed here: ${allow}.` }, { Allow: allow }),
    );
  }
  app.notFound(async (c) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    const asset = isRead ? await c.env.services.findAsset(c.req.path, c.req.header('Accept-Encoding') ?? '') : null;
    if (asset !== null) return c.body(asset.content, 200, asset.headers);
    return pageNotFound(c, { detail: 'There is no such route.' });
  });
  app.onError(answerFailure);
  return app;
}

/** `/v1/games/{id}` as Hono's router writes it. */
function routingPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

function methodsByPath(endpoints: readonly Endpoint[]): ReadonlyMap<string, readonly string[]> {
  const methods = new Map<string, string[]>();
  for (const { route } of endpoints) {
    const path = routingPath(route.path);
    const method = route.method.toUpperCase();
    methods.set(path, [...(methods.get(path) ?? []), ...(method === 'GET' ? ['GET', 'HEAD'] : [method])]);
  }
  return methods;
}
