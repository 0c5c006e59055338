/** Seeks in the shape that clients see. */
import type * as z from 'zod';
import type { Seek } from '../../accounts/seek.ts';
import type { SeekSchema } from '../schemas/seek.ts';
import { viewRules } from './rules.ts';

export function viewSeek(seek: Seek): z.infer<typeof SeekSchema> {
  const { id, status, gameId, color, expiresAt, accountId, rules, clock, wish, createdAt } = seek;
  return {
    id,
    status,
    gameId,
    color,
    expiresAt: formatTime(expiresAt),
    accountId,
    rules: viewRules(rules),
    clock,
    wish,
    createdAt: formatTime(createdAt),
  };
}

function formatTime(at: number): string {
  return new Date(at).toISOString();
}
