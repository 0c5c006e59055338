/** How the routes carry out what a player asks for: as the seat whose token the request has. */
import type { Context } from 'hono';
import type { LoadedGame, RequestKey } from '../game/event-store.ts';
import { type Handled, handle, type Order, type Refusal } from '../game/handle.ts';
import type { GameId } from '../game/id.ts';
import { err, ok, type Result } from '../result.ts';
import type { Color } from '../rules/color.ts';
import type { AppEnv } from './endpoint.ts';

/** Carries out the `order` of the seat that the request's token opens. */
export function handleForSeat(
  c: Context<AppEnv>,
  id: GameId,
  order: (color: Color, game: LoadedGame) => Order,
  key: RequestKey | null = null,
): Promise<Result<Handled, Refusal>> {
  return handle(c.env.services, id, { claim: c.var.claim, key }, (game, color) =>
    color === null ? err({ code: 'unauthenticated' }) : ok(order(color, game)),
  );
}
