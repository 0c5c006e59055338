/** Accounts and their tokens in the shape that clients see. */
import type * as z from 'zod';
import type { AccountToken, CountedAccount } from '../../accounts/account.ts';
import type { AccountSchema, OwnAccountSchema, TokenListSchema } from '../schemas/account.ts';

export function viewAccount({ id, name, kind, createdAt, games }: CountedAccount): z.infer<typeof AccountSchema> {
  return { id, name, kind, createdAt: formatTime(createdAt), games };
}

export function viewOwnAccount(account: CountedAccount): z.infer<typeof OwnAccountSchema> {
  return { ...viewAccount(account), acceptsInvites: account.acceptsInvites };
}

export function viewToken({
  id,
  label,
  createdAt,
  lastUsedAt,
}: AccountToken): z.infer<typeof TokenListSchema>['data'][number] {
  return {
    id,
    label,
    createdAt: formatTime(createdAt),
    lastUsedAt: lastUsedAt === null ? null : formatTime(lastUsedAt),
  };
}

function formatTime(at: number): string {
  return new Date(at).toISOString();
}
