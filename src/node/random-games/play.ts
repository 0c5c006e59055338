/** Plays a game to its end, each move drawn from all that are legal. */
import type { Api, GameInPlay } from './api.ts';

/** A number from 0 up to, but without, 1. */
export type Random = () => number;

/** Plays a whole game of the preset, both sides; gives it as the last move left it. */
export async function playGame(api: Api, preset: string, random: Random): Promise<GameInPlay> {
  const { game: created, tokens } = await api.createGame(preset);
  let game = await api.gameInPlay(created.id);
  while (game.result === null) {
    const move = game.legalMoves[Math.floor(random() * game.legalMoves.length)];
    if (move === undefined) throw new Error(`${game.id}: not finished, and no legal move, at ply ${game.ply}`);
    game = await api.play(game.id, tokens[game.position.toMove], move.move, game.ply);
  }
  return game;
}

/** The same numbers for the same seed (the generator mulberry32), so that a run can be repeated. */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
