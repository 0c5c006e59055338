/** What a game refuses, as a problem: its codes are the problem codes, and here is what each carries. */
import type { Context } from 'hono';
import type { Refusal } from '../game/handle.ts';
import { plyOf } from '../game/state.ts';
import type { AppEnv } from './endpoint.ts';
import { gameHeaders, NOT_STORED } from './game-headers.ts';
import { problem } from './problem.ts';
import { legalMoveTexts, viewGame } from './views/game.ts';

export function refuse(c: Context<AppEnv>, { error, game, missed }: Refusal) {
  if (game === null) return problem(c, error.code);
  const headers = gameHeaders(game, NOT_STORED);
  switch (error.code) {
    case 'illegal-move': {
      const { reason, message } = error;
      return problem(c, error.code, { detail: message, reason, legalMoveTexts: legalMoveTexts(game.state) }, headers);
    }
    case 'stale-ply':
      return problem(c, error.code, { game: viewGame(game), currentPly: plyOf(game.state), events: missed }, headers);
    default:
      return problem(c, error.code, { game: viewGame(game) }, headers);
  }
}
