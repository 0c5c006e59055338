/** POST /v1/positions: what the rules say of a position and of moves from it, without a game. */
import { err, ok, type Result } from '../../result.ts';
import { boardOf } from '../../rules/board.ts';
import { legalMoves } from '../../rules/legal-moves.ts';
import { formatMove, type PositionInvalid, takeOverPosition } from '../../rules/notation.ts';
import type { Settled } from '../../rules/outcome.ts';
import { type IllegalMove, play } from '../../rules/play.ts';
import { startPosition } from '../../rules/position.ts';
import type { Rules } from '../../rules/rule-set.ts';
import { endpoint } from '../endpoint.ts';
import { createRoute } from '../openapi.ts';
import { problem } from '../problem.ts';
import { readRules } from '../rules-reading.ts';
import { PositionAnswerSchema, PositionRequestSchema } from '../schemas/position.ts';
import { viewMove, viewPosition, viewResult } from '../views/position.ts';
import { viewRules } from '../views/rules.ts';

const route = createRoute({
  method: 'post',
  path: '/v1/positions',
  operationId: 'describePosition',
  tags: ['Rules'],
  summary: 'Play through a position',
  description:
    'Plays `moves` from `position`, or from the start, and answers with the position reached, its legal moves and, where ' +
    'that is the end, the result. Nothing is stored and no token is needed: it serves analysis, and checking a game that ' +
    'was exported.\n\nA position holds no history. Send the moves from the start to have repetitions counted.',
  request: {
    body: { required: false, content: { 'application/json': { schema: PositionRequestSchema } } },
  },
  responses: {
    200: {
      description: 'The position after the moves.',
      content: { 'application/json': { schema: PositionAnswerSchema } },
    },
  },
});

interface Refused {
  readonly moveIndex: number;
  readonly reason: IllegalMove['reason'] | 'game-over';
  readonly detail: string;
  /** Where the move was tried. */
  readonly before: Settled;
}

export const describePosition = endpoint(
  route,
  { limit: 'reads', problems: ['rules-invalid', 'position-invalid', 'illegal-move'] },
  (c) => {
    const { rules: request, position: text, moves = [] } = c.req.valid('json');
    const rules = readRules(c, request);
    if (!rules.ok) return rules.error;
    const start = begin(rules.value, text);
    if (!start.ok) return problem(c, 'position-invalid', { detail: start.error.message });
    const end = playAll(rules.value, start.value, moves);
    if (!end.ok) {
      const { before, ...refusal } = end.error;
      const legalMoveTexts = movesOf(rules.value, before).map((move) => formatMove(boardOf(rules.value.board), move));
      return problem(c, 'illegal-move', { ...refusal, legalMoveTexts });
    }
    const { position, outcome } = end.value;
    return c.json(
      {
        rules: viewRules(rules.value),
        position: viewPosition(rules.value, position),
        result: outcome === null ? null : viewResult(outcome),
        legalMoves: movesOf(rules.value, end.value).map((move) => viewMove(boardOf(rules.value.board), move)),
      },
      200,
    );
  },
);

function begin(rules: Rules, text: string | undefined): Result<Settled, PositionInvalid> {
  return text === undefined ? ok({ position: startPosition(rules), outcome: null }) : takeOverPosition(rules, text);
}

function playAll(rules: Rules, start: Settled, moves: readonly string[]): Result<Settled, Refused> {
  let before = start;
  for (const [moveIndex, move] of moves.entries()) {
    if (before.outcome !== null) {
      const detail = `moves[${moveIndex}]: the game is over (${before.outcome.reason}).`;
      return err({ moveIndex, reason: 'game-over', detail, before });
    }
    const played = play(rules, before.position, move);
    if (!played.ok) {
      const { reason, message } = played.error;
      return err({ moveIndex, reason, detail: `moves[${moveIndex}]: ${message}`, before });
    }
    before = played.value;
  }
  return ok(before);
}

function movesOf(rules: Rules, { position, outcome }: Settled) {
  return outcome === null ? legalMoves(rules, position) : [];
}
