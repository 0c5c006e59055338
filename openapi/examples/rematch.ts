/** Playing a game again. */
import { showFailures } from './failures.ts';
import { prepareGame, withToken } from './games.ts';
import type { Recorder } from './recorder.ts';
import type { World } from './world.ts';

export async function showRematch(recorder: Recorder, world: World): Promise<void> {
  const { game, tokens } = await prepareGame(recorder, { clock: { initialSeconds: 300, incrementSeconds: 3 } });
  const other = await prepareGame(recorder);
  const params = { id: game.id };
  const askForRematch = { operation: 'askForRematch', params, body: {} };
  const getRematch = { operation: 'getRematch', params };
  await recorder.show('game-not-over', 'The game goes on', withToken(tokens.white, askForRematch));
  await recorder.send(withToken(tokens.white, { operation: 'resignGame', params, body: {} }));
  world.wait(3);
  await recorder.show('none', 'Nobody asked within a second', { ...getRematch, query: { wait: '1' } });
  await recorder.show('wrong-seat', 'The token of another game', withToken(other.tokens.white, askForRematch));
  await recorder.show('first', 'White asks, and will be Black', withToken(tokens.white, askForRematch));
  await recorder.show('asked', 'Somebody asked', getRematch);
  world.wait(2);
  await recorder.show('second', 'Black asks too, and the game starts', withToken(tokens.black, askForRematch));
  await showFailures(recorder, withToken(tokens.black, askForRematch));
  await showFailures(recorder, getRematch);
}
