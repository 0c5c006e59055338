/** What is kept of an answer, and its row. */
import type { AnswerToKeep, KeptAnswer, RequestKey } from '../game/event-store.ts';
import type { GameId } from '../game/id.ts';
import type { AnswerRow } from './schema.ts';

export function formatAnswer({ key, tokens, at }: AnswerToKeep, gameId: GameId): AnswerRow {
  return {
    mac: key.macs[0],
    fingerprint: key.fingerprint,
    keyId: key.keyId,
    gameId,
    whiteGeneration: tokens.white,
    blackGeneration: tokens.black,
    createdAt: at,
  };
}

export function parseAnswer(row: AnswerRow): KeptAnswer {
  return {
    gameId: row.gameId,
    fingerprint: row.fingerprint,
    keyId: row.keyId,
    tokens: { white: row.whiteGeneration, black: row.blackGeneration },
  };
}

/** A key's MACs as an array of bytea in Postgres's own writing. */
export function formatMacs({ macs }: RequestKey): string {
  return `{${macs.map((mac) => `"\\\\x${mac}"`).join(',')}}`;
}
