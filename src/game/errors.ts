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
  'version-mismatch',
  'stale-ply',
  'not-your-turn',
] as const;

export type GameError = { readonly code: (typeof REFUSAL_CODES)[number] } | IllegalMove;
export type GameErrorCode = GameError['code'];
