/** Games: created, listed, joined, read and exported. */
import type * as z from 'zod';
import { CreatedGameSchema } from '../../src/http/schemas/game.ts';
import { showFailures } from './failures.ts';
import type { ExampleRequest, Recorder } from './recorder.ts';
import type { World } from './world.ts';

type CreatedGame = z.infer<typeof CreatedGameSchema>;

const KEY = { 'Idempotency-Key': '7d1f4f4e-9a3e-4c58-9d0a-0d8a2b5f6c11' };
const OTHER_KEY = { 'Idempotency-Key': '2f0b3a9c-41f7-4a57-8b0e-6a3d9a4c7e52' };

/** A request with a seat's token. */
export function withToken(token: string | undefined, request: ExampleRequest): ExampleRequest {
  return { ...request, headers: { ...request.headers, Authorization: `Bearer ${token}` } };
}

/** A game that is made for an example and is none itself. */
export async function prepareGame(recorder: Recorder, body?: object): Promise<CreatedGame> {
  const { answer } = await recorder.send({ operation: 'createGame', ...(body === undefined ? {} : { body }) });
  return CreatedGameSchema.parse(answer);
}

export async function showGames(recorder: Recorder, world: World): Promise<void> {
  const invitation = await showCreation(recorder);
  world.wait(20);
  await showJoining(recorder, invitation);
  world.wait(20);
  await showList(recorder);
  await showReading(recorder, world);
}

/** Returns an unlisted game with an open seat. */
async function showCreation(recorder: Recorder): Promise<CreatedGame> {
  const createGame = { operation: 'createGame' };
  await recorder.show('playable', 'Without a body: both seats are yours', createGame);
  const invitation = await recorder.show('open-seat', 'Black is for somebody else, who needs the joinCode', {
    ...createGame,
    headers: KEY,
    body: { rules: 'polish', seats: { white: { kind: 'token', name: 'Zofia' }, black: { kind: 'open' } } },
  });
  const changed = { rules: { preset: 'russian', doubleMillCaptures: 1 }, visibility: 'public', shuffleSeats: true };
  await recorder.show('changed-rules', 'A public game by a preset with a change; the service draws who is White', {
    ...createGame,
    body: { ...changed, seats: { black: { kind: 'open' } } },
  });
  await recorder.show('with-clock', 'Five minutes a side and three seconds with each move; moves can be taken back', {
    ...createGame,
    body: { clock: { initialSeconds: 300, incrementSeconds: 3 }, takebacks: true },
  });
  await recorder.show('repeated', 'The same request with the same Idempotency-Key: the same game and tokens', {
    ...createGame,
    headers: KEY,
    body: { rules: 'polish', seats: { white: { kind: 'token', name: 'Zofia' }, black: { kind: 'open' } } },
  });
  await recorder.show('idempotency-key-reused', 'Another request with the same Idempotency-Key', {
    ...createGame,
    headers: KEY,
    body: { rules: 'finnish' },
  });
  await recorder.show('rules-invalid', 'Nine pieces do not fit on the board of six men’s morris', {
    ...createGame,
    body: { rules: { board: 'six' } },
  });
  await recorder.show('position-invalid', 'A position that is decided already', {
    ...createGame,
    body: { position: 'WWW..............BB..... w 0,0' },
  });
  const ofAccounts = ['not-found', 'account-required', 'invitation-refused'] as const;
  await showFailures(recorder, { ...createGame, body: {} }, ofAccounts);
  return CreatedGameSchema.parse(invitation.answer);
}

async function showJoining(recorder: Recorder, { game, joinCode }: CreatedGame): Promise<void> {
  const joinGame = { operation: 'joinGame', params: { id: game.id } };
  const joining = { ...joinGame, headers: OTHER_KEY, body: { name: 'Aino', joinCode } };
  await recorder.show('wrong-seat', 'An unlisted game without its joinCode', { ...joinGame, body: { name: 'Aino' } });
  await recorder.show('joined', 'Black’s seat, by the joinCode', joining);
  await recorder.show('repeated', 'The same request with the same Idempotency-Key: the same token', joining);
  await recorder.show('idempotency-key-reused', 'Another request with the same Idempotency-Key', {
    ...joining,
    body: { name: 'Eero', joinCode },
  });
  await recorder.show('seat-taken', 'Both seats have their players', { ...joinGame, body: { joinCode } });
  const over = await prepareGame(recorder, { visibility: 'public', seats: { black: { kind: 'open' } } });
  const aborted = { params: { id: over.game.id } };
  await recorder.send(withToken(over.tokens.white, { operation: 'abortGame', ...aborted }));
  await recorder.show('game-over', 'The game was aborted', { operation: 'joinGame', ...aborted, body: {} });
  await showFailures(recorder, joining);
}

async function showList(recorder: Recorder): Promise<void> {
  await prepareGame(recorder, { rules: 'finnish', visibility: 'public', seats: { black: { kind: 'open' } } });
  const listGames = { operation: 'listGames', query: { status: 'open', limit: '1' } };
  await recorder.show('open', 'The newest public game that waits for a player, and where to read on', listGames);
  await showFailures(recorder, listGames);
}

async function showReading(recorder: Recorder, world: World): Promise<void> {
  const { game, tokens } = await prepareGame(recorder, { rules: 'russian' });
  const params = { id: game.id };
  for (const [index, move] of ['d6', 'f4', 'd2', 'b4', 'f2', 'd5', 'b2xb4'].entries()) {
    world.wait(7);
    const token = index % 2 === 0 ? tokens.white : tokens.black;
    await recorder.send(withToken(token, { operation: 'playMove', params, body: { move } }));
  }
  const getGame = { operation: 'getGame', params };
  const current = await recorder.show('current', 'The game as it is', getGame);
  await recorder.show('with-moves', 'With the moves that were played', { ...getGame, query: { include: 'moves' } });
  await recorder.show('past', 'As it stood after the first ply', { ...getGame, query: { ply: '1' } });
  const etag = current.headers.get('ETag') ?? '';
  for (const operation of ['getGame', 'listMoves', 'listLegalMoves', 'exportGame']) {
    await recorder.show('unchanged', 'Nothing has happened since', {
      operation,
      params,
      headers: { 'If-None-Match': etag },
    });
  }
  await showFailures(recorder, getGame);

  const drawGame = { operation: 'drawGame', params };
  const picture = await recorder.show('picture', 'The game as it is, with its last move and the mill', drawGame);
  await recorder.show('unchanged', 'It still looks the same', {
    ...drawGame,
    headers: { 'If-None-Match': picture.headers.get('ETag') ?? '' },
  });
  await showFailures(recorder, drawGame);

  const listMoves = { operation: 'listMoves', params };
  await recorder.show('moves', 'An opening in which White closes a mill', listMoves);
  await showFailures(recorder, listMoves);

  const listLegalMoves = { operation: 'listLegalMoves', params };
  await recorder.show('moves', 'What Black can place', listLegalMoves);
  await showFailures(recorder, listLegalMoves);

  const exportGame = { operation: 'exportGame', params };
  await recorder.show('game', 'A game that goes on', exportGame);
  await showFailures(recorder, exportGame);

  const listEvents = { operation: 'listEvents', params };
  await recorder.show('first', 'How the game began', { ...listEvents, query: { limit: '3' } });
  await recorder.show('waited', 'Nothing came within a second', { ...listEvents, query: { after: '9', wait: '1' } });
  await showFailures(recorder, listEvents);

  for (const operation of ['streamGame', 'streamGameLines']) {
    const stream = { operation, params };
    await recorder.show(
      'snapshot',
      'From the game as it is; nothing happens, and after a while the stream ends',
      stream,
    );
    await recorder.show('resumed', 'What happened behind event 7', { ...stream, query: { after: '7' } });
    await showFailures(recorder, stream);
  }
}
