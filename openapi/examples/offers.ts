/** What the sides offer each other: draws, and moves to take back; under a clock, which shows. */
import { showFailures } from './failures.ts';
import { prepareGame, withToken } from './games.ts';
import type { ExampleRequest, Recorder } from './recorder.ts';
import type { World } from './world.ts';

type Game = Awaited<ReturnType<typeof prepareGame>>;

/** An example of every operation on offers of one kind. */
interface Shown {
  readonly what: 'Draw' | 'Takeback';
  readonly offered: string;
  readonly accepted: string;
  readonly declined: string;
}

export async function showOffers(recorder: Recorder, world: World): Promise<void> {
  await showKind(recorder, world, {
    what: 'Draw',
    offered: 'White offers a draw',
    accepted: 'White agrees to the draw that Black offers',
    declined: 'Black declines',
  });
  await showKind(recorder, world, {
    what: 'Takeback',
    offered: 'White would like to take the last move back',
    accepted: 'White lets Black take its last move back: Black is to move, and has its time again',
    declined: 'Black declines',
  });
}

async function showKind(recorder: Recorder, world: World, { what, ...summaries }: Shown): Promise<void> {
  const request = (operation: string, { game, tokens }: Game, color: 'white' | 'black'): ExampleRequest =>
    withToken(tokens[color], {
      operation,
      params: { id: game.id },
      ...(operation.startsWith('drop') ? {} : { body: {} }),
    });
  const [offer, accept, drop] = [
    `offer${what}`,
    `accept${what}`,
    what === 'Draw' ? 'dropDrawOffer' : 'dropTakebackOffer',
  ];
  const game = await playedGame(recorder, world, true);
  const other = await prepareGame(recorder);
  const open = await prepareGame(recorder, { seats: { black: { kind: 'open' } } });
  const over = await prepareGame(recorder);
  await recorder.send(request('resignGame', over, 'white'));
  for (const operation of [offer, accept, drop]) {
    const wrong = { ...request(operation, game, 'white'), headers: request(operation, other, 'white').headers ?? {} };
    await recorder.show('wrong-seat', 'The token of another game', wrong);
    await recorder.show('game-not-started', 'Black’s seat is still open', request(operation, open, 'white'));
    await recorder.show('game-over', 'White has resigned', request(operation, over, 'white'));
    if (what === 'Takeback') {
      const fixed = await playedGame(recorder, world, false);
      await recorder.show(
        'takebacks-off',
        'The game was created without takebacks',
        request(operation, fixed, 'white'),
      );
    }
  }
  if (what === 'Takeback') {
    const fresh = await prepareGame(recorder, { takebacks: true });
    await recorder.show('nothing-to-take-back', 'White has not moved yet', request(offer, fresh, 'white'));
  }
  await recorder.show('nothing-to-accept', 'White offers nothing', request(accept, game, 'black'));
  await recorder.show('offered', summaries.offered, request(offer, game, 'white'));
  world.wait(2);
  await recorder.show('declined', summaries.declined, request(drop, game, 'black'));
  await recorder.show('offer-too-soon', 'White has offered it already, a moment ago', request(offer, game, 'white'));
  await recorder.send(request(offer, game, 'black'));
  world.wait(1);
  const accepting = request(accept, game, 'white');
  await recorder.show('accepted', summaries.accepted, accepting);
  for (const operation of [offer, accept, drop]) await showFailures(recorder, request(operation, game, 'white'));
}

/** Two plies under a clock, White to move. */
async function playedGame(recorder: Recorder, world: World, takebacks: boolean): Promise<Game> {
  const game = await prepareGame(recorder, { clock: { initialSeconds: 600, incrementSeconds: 5 }, takebacks });
  for (const [index, move] of ['d6', 'f4'].entries()) {
    world.wait(4);
    const token = index === 0 ? game.tokens.white : game.tokens.black;
    await recorder.send(withToken(token, { operation: 'playMove', params: { id: game.game.id }, body: { move } }));
  }
  return game;
}
