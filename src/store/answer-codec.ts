/** What is kept of an answer, and its row, which is the same under each of the key's MACs. */
import type { AccountToken } from '../accounts/account.ts';
import type { EpochMs } from '../game/event-record.ts';
import type { AnswerToKeep, KeptAnswer, RequestKey } from '../game/event-store.ts';
import type { AccountId, GameId, SeekId } from '../game/id.ts';
import type { AnswerRow } from './schema.ts';

/** A row but for its MAC. */
export type AnswerValues = Omit<AnswerRow, 'mac'>;

export function formatAnswer({ key, tokens, at }: AnswerToKeep, gameId: GameId): AnswerValues {
  return {
    ...ABOUT_NOTHING,
    fingerprint: key.fingerprint,
    keyId: key.keyId,
    gameId,
    whiteGeneration: tokens.white,
    blackGeneration: tokens.black,
    createdAt: at,
  };
}

/** An answer that held a token of an account. */
export function formatTokenAnswer(key: RequestKey, accountId: AccountId, token: AccountToken): AnswerValues {
  return {
    ...ABOUT_NOTHING,
    fingerprint: key.fingerprint,
    keyId: key.keyId,
    accountId,
    tokenId: token.id,
    createdAt: token.createdAt,
  };
}

/** An answer about a seek. */
export function formatSeekAnswer(key: RequestKey, accountId: AccountId, seekId: SeekId, at: EpochMs): AnswerValues {
  const { fingerprint, keyId } = key;
  return { ...ABOUT_NOTHING, fingerprint, keyId, accountId, seekId, createdAt: at };
}

const ABOUT_NOTHING = {
  gameId: null,
  accountId: null,
  whiteGeneration: null,
  blackGeneration: null,
  tokenId: null,
  seekId: null,
} as const satisfies Partial<AnswerValues>;

export function parseAnswer(row: AnswerRow): KeptAnswer {
  return {
    gameId: row.gameId,
    fingerprint: row.fingerprint,
    keyId: row.keyId,
    tokens: { white: row.whiteGeneration, black: row.blackGeneration },
  };
}

/** A row as the values that the statements which keep it take, and what they look it up by. */
export function answerValues(key: RequestKey, row: AnswerValues): Record<string, unknown> {
  const values = Object.entries(row).map(([column, value]) => [`answer.${column}`, value]);
  return { ...Object.fromEntries(values), ...lookUp(key) };
}

/** What the statements look an answer up by. */
export function lookUp(key: RequestKey) {
  return { macs: formatMacs(key), keptSince: key.keptSince };
}

/** A key's MACs as an array of bytea in Postgres's own writing. */
function formatMacs({ macs }: RequestKey): string {
  return `{${macs.map((mac) => `"\\\\x${mac}"`).join(',')}}`;
}
