/**
 * What sides offer each other: a draw, or to take the last own ply back. One
 * offer of a kind stands at a time; whoever offers what the other side offers
 * already accepts it.
 */
import { err, ok } from '../result.ts';
import { type Color, opponentOf } from '../rules/color.ts';
import { formatPosition } from '../rules/notation.ts';
import { readingOf } from './clock.ts';
import type { Command } from './commands.ts';
import type { Decision } from './decide.ts';
import type { RefusalCode } from './errors.ts';
import type { LaterEvent } from './events.ts';
import { type GameState, type Offer, plyOf } from './state.ts';

/** A side makes one new offer of a kind in this many plies. */
export const PLIES_BETWEEN_OFFERS = 10;

/** Plies are limited, but not how often they are taken back: beyond this version of a game none is any more. */
export const LAST_TAKEBACK_VERSION = 10_000;

type OfferCommand = Extract<Command, { readonly what: Offer }>;

/** Who offers it, if anybody. */
const offerOf = (game: GameState, what: Offer): Color | null => (what === 'draw' ? game.drawOffer : game.takebackOffer);

/** What follows from a command about an offer; `earlier` is the state that a takeback would lead back to. */
export function decideOffer(game: GameState, command: OfferCommand, earlier: GameState | null): Decision {
  const { type, what, color } = command;
  const refused = refusal(game, command);
  if (refused === 'done') return ok([]);
  if (refused !== null) return err({ code: refused });

  const offering = offerOf(game, what);
  switch (type) {
    case 'offer':
      if (offering === opponentOf(color)) return accepted(game, what, earlier);
      return offering === color ? ok([]) : newOffer(game, what, color);
    case 'accept':
      return offering === opponentOf(color) ? accepted(game, what, earlier) : err({ code: 'nothing-to-accept' });
    case 'drop-offer':
      if (offering === null) return ok([]);
      return ok([{ type: `${what}.${offering === color ? 'withdrawn' : 'declined'}`, data: { color } }]);
    default: {
      const unknown: never = type;
      throw new Error(`unknown command ${unknown}`);
    }
  }
}

/** Whether the side may offer a draw along with its move, which `game` already has. */
export function mayOfferDraw(game: GameState, color: Color): boolean {
  return game.drawOffer !== color && !isTooSoon(game, 'draw', color);
}

/** Whether the command accepts a takeback, so that the way of the game so far is needed. */
export function acceptsTakeback(game: GameState, command: Command): boolean {
  return (
    (command.type === 'offer' || command.type === 'accept') &&
    command.what === 'takeback' &&
    game.status === 'active' &&
    game.version < LAST_TAKEBACK_VERSION &&
    game.takebackOffer === opponentOf(command.color)
  );
}

function refusal(game: GameState, { type, what, color }: OfferCommand): RefusalCode | 'done' | null {
  if (game.status === 'open') return 'game-not-started';
  if (game.status === 'finished') {
    return what === 'draw' && hasAgreed(game, type, color) ? 'done' : 'game-over';
  }
  const takesBack = what === 'takeback' && type !== 'drop-offer';
  if (takesBack && game.version >= LAST_TAKEBACK_VERSION) return 'takebacks-off';
  return what === 'takeback' && !game.takebacks ? 'takebacks-off' : null;
}

/** Whether the game ended by the agreement that is asked for again: by who accepted, or by whose offer it was. */
function hasAgreed({ drawOffer }: GameState, type: OfferCommand['type'], color: Color): boolean {
  return drawOffer === opponentOf(color) ? type !== 'drop-offer' : drawOffer === color && type === 'offer';
}

function newOffer(game: GameState, what: Offer, color: Color): Decision {
  if (what === 'takeback' && game.plies[color] === 0) return err({ code: 'nothing-to-take-back' });
  return isTooSoon(game, what, color)
    ? err({ code: 'offer-too-soon' })
    : ok([{ type: `${what}.offered`, data: { color } }]);
}

function isTooSoon(game: GameState, what: Offer, color: Color): boolean {
  const last = game.lastOffers[what][color];
  return last !== null && plyOf(game) - last < PLIES_BETWEEN_OFFERS;
}

function accepted(game: GameState, what: Offer, earlier: GameState | null): Decision {
  if (what === 'draw') return ok([{ type: 'game.finished', data: { winner: null, reason: 'agreement' } }]);
  if (earlier === null || game.takebackOffer === null) throw new Error('a takeback leads back to no state');
  const takenBack: LaterEvent = {
    type: 'moves.taken-back',
    data: {
      color: game.takebackOffer,
      plies: plyOf(game) - plyOf(earlier),
      toPly: plyOf(earlier),
      toVersion: earlier.version,
      position: formatPosition(earlier.rules, earlier.position),
      clock: earlier.clock && readingOf(earlier.clock),
    },
  };
  return ok([takenBack]);
}
