/**
 * The endpoints by which sides offer each other a draw, or to take moves back:
 * they differ in a command and in words.
 */

import type { Command } from '../game/commands.ts';
import type { Offer } from '../game/state.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { gameHeaders } from './game-headers.ts';
import { createRoute } from './openapi.ts';
import type { ProblemCode } from './problem-table.ts';
import { refuse } from './refusal.ts';
import { EmptyBodySchema } from './schemas/common.ts';
import { GamePathSchema, GameSchema } from './schemas/game.ts';
import { handleForSeat } from './seat-command.ts';
import { viewGame } from './views/game.ts';

interface OfferRoute {
  readonly method: 'post' | 'delete';
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  /** What a good answer says. */
  readonly done: string;
}

/** The endpoint at which a seat does `type` with an offer of `what`. */
export function offerEndpoint(
  { method, path, operationId, summary, description, done }: OfferRoute,
  what: Offer,
  type: Extract<Command, { readonly what: Offer }>['type'],
): Endpoint {
  const route = createRoute({
    method,
    path,
    operationId,
    tags: ['Offers'],
    summary,
    description,
    request: {
      params: GamePathSchema,
      ...(method === 'post' && {
        body: { required: false, content: { 'application/json': { schema: EmptyBodySchema } } },
      }),
    },
    responses: { 200: { description: done, content: { 'application/json': { schema: GameSchema } } } },
  });
  const traits = { limit: 'reads', needsToken: 'player', problems: problemsOf(what, type) } as const;
  return endpoint(route, traits, async (c) => {
    const { id } = c.req.valid('param');
    const handled = await handleForSeat(c, id, (color) => ({ command: { type, what, color } }));
    if (!handled.ok) return refuse(c, handled.error);
    const { game } = handled.value;
    return c.json(viewGame(game), 200, gameHeaders(game));
  });
}

function problemsOf(what: Offer, type: string): readonly ProblemCode[] {
  return [
    'wrong-seat',
    'game-not-started',
    'game-over',
    ...(what === 'takeback' ? (['takebacks-off'] as const) : []),
    ...(what === 'takeback' && type === 'offer' ? (['nothing-to-take-back'] as const) : []),
    ...(type === 'offer' ? (['offer-too-soon'] as const) : []),
    ...(type === 'accept' ? (['nothing-to-accept'] as const) : []),
  ];
}
