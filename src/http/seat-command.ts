/** How the routes carry out what a player asks for: as the seat whose token the request has. */
import type { Context } from 'hono';
import type { LoadedGame } from '../game/event-store.ts';
import { type Handled, handleForSeat as handle, type Order, type Refusal, type Sender } from '../game/handle.ts';
import type { GameId } from '../game/id.ts';
import { err, type Result } from '../result.ts';
import type { Color } from '../rules/color.ts';
import type { AppEnv } from './endpoint.ts';

/** Carries out the `order` of the seat that the request's token opens. */
export async function handleForSeat(
  c: Context<AppEnv>,
  id: GameId,
  order: (color: Color, game: LoadedGame) => Order,
  sender: Omit<Sender, 'claim'> = {},
): Promise<Result<Handled, Refusal>> {
  const { claim = null } = c.var;
  if (claim === null) return err({ error: { code: 'unauthenticated' }, game: null, missed: [] });
  return handle(c.env.services, id, { ...sender, claim }, order);
}
