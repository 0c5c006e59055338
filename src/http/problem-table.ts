/**
 * Every way in which a request can fail, in one table: from it come the answers,
 * the responses of the OpenAPI document and the pages at /errors/{code}. Codes
 * are for programs and never change; the texts are for people and may.
 */
import type { GameErrorCode } from '../game/errors.ts';

export interface ProblemKind {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 410 | 412 | 413 | 415 | 422 | 429 | 500 | 503;
  readonly title: string;
  /** What happened. */
  readonly happened: string;
  /** What to do next. */
  readonly next: string;
  /** Headers that every answer of the kind has. */
  readonly headers?: Readonly<Record<string, string>>;
}

const PROBLEM_TABLE = {
  'not-found': {
    status: 404,
    title: 'Not found',
    happened: 'There is no such route, or nothing with the id in the path.',
    next: 'Compare the path with the reference, and the id with the one that you were given.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'Method not allowed',
    happened: 'The path exists, but not for this method.',
    next: 'Use one of the methods in the `Allow` header.',
  },
  unavailable: {
    status: 503,
    title: 'Unavailable for the moment',
    happened: 'The service has more requests than it can take, or cannot reach its database.',
    next:
      'Wait for as many seconds as `Retry-After` says and send the same request again. Whether it took effect may not be ' +
      'known: with `ply`, one version in `If-Match` or an `Idempotency-Key` a repeat is safe, and never takes effect twice.',
    headers: { 'Retry-After': '1' },
  },
  'rate-limited': {
    status: 429,
    title: 'Too many requests',
    happened: 'More was asked for than the limit named in `policy` lets through; `limit` says what that is.',
    next: 'Wait for as many seconds as `Retry-After` says; `RateLimit` tells what is left, `GET /v1/limits` all that is let through.',
  },
  unauthenticated: {
    status: 401,
    title: 'No valid token',
    happened:
      'The request needs a token and had none, or had one that is not genuine, that was deleted, or that a newer one ' +
      'took the place of.',
    next:
      "Send the seat's newest token, or one of the account's, as `Authorization: Bearer …`; leave the header out where " +
      'no token is needed.',
    headers: { 'WWW-Authenticate': 'Bearer' },
  },
  'account-required': {
    status: 403,
    title: 'Account required',
    happened: 'Only an account can do this, and the request has no token of one.',
    next: "Create an account (`POST /v1/accounts`) and send its token, `tok_…`, in place of a seat's.",
  },
  'payload-too-large': {
    status: 413,
    title: 'Body too large',
    happened: 'The body is larger than 32 KiB.',
    next: 'Send less.',
  },
  'unsupported-media-type': {
    status: 415,
    title: 'Unsupported media type',
    happened: 'The body is not declared as JSON.',
    next: 'Send `Content-Type: application/json`.',
  },
  'malformed-json': {
    status: 400,
    title: 'Malformed JSON',
    happened: 'The body is not a JSON text in UTF-8.',
    next: 'Make the body with a JSON serialiser.',
  },
  'validation-failed': {
    status: 422,
    title: 'Validation failed',
    happened:
      'The request is well-formed, but fields or parameters are missing, unknown or out of range; `errors` lists them.',
    next: 'Mend each entry of `errors`: `pointer` says where, `message` what is expected.',
  },
  'rules-invalid': {
    status: 422,
    title: 'Rules that cannot be played',
    happened: 'Each parameter is in its range, but they do not go together.',
    next: 'Change what `detail` names.',
  },
  'position-invalid': {
    status: 422,
    title: 'Invalid position',
    happened: 'The text is not a position under these rules, or none that a game can begin from.',
    next: 'Mend what `detail` names; `position.text` of any game shows the form.',
  },
  'idempotency-key-reused': {
    status: 422,
    title: 'Idempotency key used before',
    happened: 'The same `Idempotency-Key` came with another request within 24 hours.',
    next: 'Use a fresh key, a UUID for example, for every new request, and the same one for repeats only.',
  },
  'name-taken': {
    status: 409,
    title: 'Name taken',
    happened: 'The name belongs to an account, or once did; the case of letters makes no difference.',
    next: 'Choose another name.',
  },
  'wrong-seat': {
    status: 403,
    title: 'Not your seat',
    happened: 'The token is good, but not for a seat of this game, or the join code is missing or wrong.',
    next: 'Use the token of a seat of this game; ask who created the game for its `joinCode`.',
  },
  'seat-taken': {
    status: 409,
    title: 'Seat taken',
    happened: 'The seat, or every seat, has its player.',
    next: 'Watch the game, or create one of your own.',
  },
  'invitation-refused': {
    status: 409,
    title: 'Invitation refused',
    happened: 'The account accepts no invitations, or five of you two are open already.',
    next: 'Wait until one of them is taken up or over, or seek a game: `POST /v1/seeks`.',
  },
  'cursor-expired': {
    status: 410,
    title: 'Cursor expired',
    happened: 'What came behind `after` is older than seven days and partly gone.',
    next: 'Ask for your games, `GET /v1/account/games`, and go on behind `oldest`.',
  },
  'game-not-started': {
    status: 409,
    title: 'Game not started',
    happened: 'A seat of the game is still open.',
    next: 'Wait until somebody joins: `GET /v1/games/{id}/events?after=…&wait=25`.',
  },
  'game-over': {
    status: 409,
    title: 'Game over',
    happened: 'The game is finished; `game.result` says how.',
    next: 'Create a new game.',
  },
  'too-late-to-abort': {
    status: 409,
    title: 'Too late to abort',
    happened: 'Each side has made a ply.',
    next: 'Resign, or play on.',
  },
  'game-not-over': {
    status: 409,
    title: 'Game not over',
    happened: 'The game goes on, or ended before it had two players; only a finished game of two can be played again.',
    next: 'Ask again once it is finished, or create a game where nobody had joined.',
  },
  'version-mismatch': {
    status: 412,
    title: 'Another version',
    happened: 'The game is not at the version that `If-Match` asks for. Nothing was played.',
    next: 'Look at `game`, decide anew and send the ETag of this answer.',
  },
  'stale-ply': {
    status: 409,
    title: 'Another ply',
    happened: 'The game does not stand at the `ply` of the request. Nothing was played.',
    next: 'Apply `events` or take `game`, decide anew and send its `ply`.',
  },
  'not-your-turn': {
    status: 409,
    title: 'Not your turn',
    happened: 'The other side is to move.',
    next: "Wait for the opponent's move: `GET /v1/games/{id}/events?after=…&wait=25`.",
  },
  'nothing-to-accept': {
    status: 409,
    title: 'Nothing to accept',
    happened: 'The other side offers nothing; an offer of a draw lapses with the move of the side that it was made to.',
    next: 'Play on, or make an offer of your own.',
  },
  'offer-too-soon': {
    status: 409,
    title: 'Offered too often',
    happened: 'Your side made an offer of this kind within the last 10 plies.',
    next: 'Play on, and offer again when 10 plies have been played since.',
  },
  'takebacks-off': {
    status: 409,
    title: 'No takebacks',
    happened: 'In this game moves are not taken back: it was created without `takebacks`, or has had 10,000 events.',
    next: 'Play on; create a game with `"takebacks": true`.',
  },
  'nothing-to-take-back': {
    status: 409,
    title: 'Nothing to take back',
    happened: 'No ply of your side stands.',
    next: 'Play on.',
  },
  'illegal-move': {
    status: 422,
    title: 'Illegal move',
    happened: 'The rules of this game do not allow the move; `reason` says why.',
    next: 'Play one of `legalMoveTexts`.',
  },
  internal: {
    status: 500,
    title: 'Internal error',
    happened: 'A fault of the service.',
    next: 'Try once more, then report the `requestId`.',
  },
} as const satisfies Readonly<Record<string, ProblemKind>> & Readonly<Record<GameErrorCode, ProblemKind>>;

export type ProblemCode = keyof typeof PROBLEM_TABLE;
export const PROBLEMS: Readonly<Record<ProblemCode, ProblemKind>> = PROBLEM_TABLE;
export const PROBLEM_CODES = Object.keys(PROBLEM_TABLE) as readonly ProblemCode[];
