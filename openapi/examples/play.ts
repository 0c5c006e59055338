/** What a seat's token may do: moving, resigning, aborting, and changing the token. */
import type * as z from 'zod';
import type { CreatedGameSchema } from '../../src/http/schemas/game.ts';
import { showFailures } from './failures.ts';
import { prepareGame, withToken } from './games.ts';
import type { Recorder } from './recorder.ts';
import type { World } from './world.ts';

type CreatedGame = z.infer<typeof CreatedGameSchema>;

const KEY = { 'Idempotency-Key': 'c2b8e5a4-7b0d-4b52-9d57-1f6a3f0e9b77' };

/** Games that the refusals need. */
interface Games {
  readonly active: CreatedGame;
  readonly other: CreatedGame;
  readonly open: CreatedGame;
  readonly over: CreatedGame;
}

export async function showPlay(recorder: Recorder, world: World): Promise<void> {
  const games: Games = {
    active: await prepareGame(recorder),
    other: await prepareGame(recorder),
    open: await prepareGame(recorder, { seats: { black: { kind: 'open' } } }),
    over: await prepareGame(recorder),
  };
  await recorder.send(
    withToken(games.over.tokens.black, { operation: 'abortGame', params: { id: games.over.game.id } }),
  );
  for (const operation of ['streamGame', 'streamGameLines']) {
    const request = { operation, params: { id: games.over.game.id }, query: { after: '3' } };
    await recorder.show('over', 'The game is over, and nothing is left to tell', request);
  }
  world.wait(5);
  await showMoves(recorder, world, games);
  await showEnds(recorder, games);
  await showTokens(recorder, games);
}

async function showMoves(recorder: Recorder, world: World, { active, other, open, over }: Games): Promise<void> {
  const { tokens } = active;
  const playMove = { operation: 'playMove', params: { id: active.game.id } };
  const first = withToken(tokens.white, { ...playMove, body: { move: 'd6', ply: 0 } });
  await recorder.show('played', 'White’s first move', first);
  world.wait(3);
  await recorder.show('repeated', 'The same request again: the answer was lost on its way', first);

  const second = { ...playMove, body: { move: 'f4', ply: 1 } };
  await recorder.show('wrong-seat', 'The token of another game', withToken(other.tokens.black, second));
  await recorder.show('game-not-started', 'Black’s seat is still open', {
    ...withToken(open.tokens.white, first),
    params: { id: open.game.id },
  });
  await recorder.show('game-over', 'The game was aborted', {
    ...withToken(over.tokens.white, first),
    params: { id: over.game.id },
  });
  await recorder.show('version-mismatch', 'The game has gone on from the version in If-Match', {
    ...withToken(tokens.black, { ...playMove, headers: { 'If-Match': '"2"' }, body: { move: 'f4' } }),
  });
  await recorder.show('stale-ply', 'The game has gone on from the ply of the request', {
    ...withToken(tokens.black, { ...playMove, body: { move: 'f4', ply: 0 } }),
  });
  await recorder.show('not-your-turn', 'White has moved already', {
    ...withToken(tokens.white, { ...playMove, body: { move: 'f4', ply: 1 } }),
  });
  await recorder.show('illegal-move', 'The point is taken', {
    ...withToken(tokens.black, { ...playMove, body: { move: 'd6', ply: 1 } }),
  });
  const { game, tokens: own } = await prepareGame(recorder);
  await recorder.show('waited', 'Black thinks for longer than the move may wait', {
    ...withToken(own.white, {
      ...playMove,
      params: { id: game.id },
      query: { wait: '1' },
      body: { move: 'd6', ply: 0 },
    }),
  });
  await showFailures(recorder, first);
}

async function showEnds(recorder: Recorder, { active, other, open, over }: Games): Promise<void> {
  for (const operation of ['resignGame', 'abortGame']) {
    const atGame = ({ game, tokens }: CreatedGame) =>
      withToken(tokens.white, { operation, params: { id: game.id }, body: {} });
    await recorder.show('wrong-seat', 'The token of another game', withToken(other.tokens.white, atGame(active)));
    if (operation === 'resignGame') {
      await recorder.show('game-not-started', 'Black’s seat is still open', atGame(open));
      await recorder.show('game-over', 'The game was aborted', atGame(over));
      await recorder.show('resigned', 'White resigns', atGame(active));
    } else {
      const played = await prepareGame(recorder);
      const playMove = { operation: 'playMove', params: { id: played.game.id } };
      await recorder.send(withToken(played.tokens.white, { ...playMove, body: { move: 'd6' } }));
      await recorder.send(withToken(played.tokens.black, { ...playMove, body: { move: 'f4' } }));
      await recorder.show('too-late-to-abort', 'Each side has moved', atGame(played));
      await recorder.show('game-over', 'White has resigned', atGame(active));
      await recorder.show('aborted', 'Nobody has moved yet', atGame(other));
    }
    await showFailures(recorder, atGame(active));
  }
}

async function showTokens(recorder: Recorder, { active, other }: Games): Promise<void> {
  const renewToken = { operation: 'renewToken', params: { id: active.game.id }, headers: KEY, body: {} };
  const renewal = withToken(active.tokens.white, renewToken);
  await recorder.show('wrong-seat', 'The token of another game', withToken(other.tokens.white, renewToken));
  await recorder.show('renewed', 'White’s new token', renewal);
  await recorder.show('repeated', 'The same request with the same Idempotency-Key: the same new token', renewal);
  const reused = withToken(active.tokens.black, renewToken);
  await recorder.show('idempotency-key-reused', 'Black with the key of White’s request', reused);
  await showFailures(recorder, renewal);
}
