/** The seats that this browser holds: their tokens are kept in it, so that a reloaded page goes on playing. */
import type { Color } from '../client/index.ts';

export interface HeldSeats {
  readonly white?: string;
  readonly black?: string;
  /** Opens the seat that is still open, for whoever gets the link. */
  readonly joinCode?: string;
}

const keyOf = (gameId: string): string => `merels:${gameId}`;

export function loadSeats(gameId: string): HeldSeats {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(gameId)) ?? '{}');
    return isObject(kept) ? pick(kept) : {};
  } catch {
    return {};
  }
}

/** Keeps seats beside those that are held already. Where a browser keeps nothing, they last as long as the page. */
export function keepSeats(gameId: string, seats: HeldSeats): HeldSeats {
  const all = { ...loadSeats(gameId), ...seats };
  try {
    localStorage.setItem(keyOf(gameId), JSON.stringify(all));
  } catch {
    // Nothing is kept, then.
  }
  return all;
}

/** The colours held, White first. */
export function colorsOf({ white, black }: HeldSeats): readonly Color[] {
  return [...(white === undefined ? [] : ['white' as const]), ...(black === undefined ? [] : ['black' as const])];
}

function pick(kept: Readonly<Record<string, unknown>>): HeldSeats {
  const entries = ['white', 'black', 'joinCode'].filter((name) => typeof kept[name] === 'string');
  return Object.fromEntries(entries.map((name) => [name, kept[name]]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
