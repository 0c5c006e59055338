/** Why a game refuses a command. Codes are stable; the transport gives them their status. */
import type { IllegalMove } from '../rules/play.ts';

export const REFUSAL_CODES = [
  'not-found',
  'unauthenticated',
  'idempotency-key-reused',
  'wrong-seat',
  'seat-taken',
  'game-not-started',
  'game-over',
  'too-late-to-abort',
  'game-not-over',
  'version-mismatch',
  'stale-ply',
  'not-your-turn',
  'nothing-to-accept',
  'offer-too-soon',
  'takebacks-off',
  'nothing-to-take-back',
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];
export type GameError = { readonly code: RefusalCode } | IllegalMove;
export type GameErrorCode = GameError['code'];
