/** Accounts and their tokens: what clients ask for, and what they see. */
import * as z from 'zod';
import '../openapi.ts';
import { ACCOUNT_KINDS } from '../../accounts/account.ts';
import { ACCOUNT_IDS, TOKEN_IDS } from '../../game/id.ts';
import { AccountIdSchema, EXAMPLE_ACCOUNT_ID, idParameter, omittable, TimeSchema } from './common.ts';
import { NameSchema } from './name.ts';

export const AccountNameSchema = z
  .string()
  .min(2)
  .max(32)
  .regex(
    /^[A-Za-z0-9][A-Za-z0-9_-]*$/,
    'Must be letters, digits, _ and - of ASCII, and begin with a letter or a digit.',
  )
  .openapi('AccountName', {
    description: 'Unique whatever the case of its letters, and never given out again.',
    example: 'mill-builder',
  });

const AccountTokenTextSchema = z.string().openapi('AccountToken', {
  description: 'Acts for the account: `Authorization: Bearer tok_…`. Shown in this answer only; keep it secret.',
  example: 'tok_W1vQ0gGb0qnOWzVjVZ9Qnr1qAZr0qnOWdVjVZ9Qnr1qAAXo5h0m8TQF1x3yRr5WkQ2bVnC9LpD4eYzAb',
});

export const AccountPathSchema = z.object({
  id: idParameter(ACCOUNT_IDS, 'id', 'The id of the account.', EXAMPLE_ACCOUNT_ID),
});

export const TokenPathSchema = z.object({
  tokenId: idParameter(TOKEN_IDS, 'tokenId', 'The id of the token.', 'tok_01kbcdxyzve5mr8g6t2h0n4q9s'),
});

const account = {
  id: AccountIdSchema,
  name: z.string(),
  kind: z.enum(ACCOUNT_KINDS).openapi({ description: 'What plays: a program or a person, as it says itself.' }),
  createdAt: TimeSchema,
  games: z.object({ played: z.int(), won: z.int(), drawn: z.int(), lost: z.int() }).openapi({
    description: 'Finished games; those that were aborted or abandoned do not count.',
  }),
};

export const AccountSchema = z.object(account).openapi('Account', { description: 'An account, as everybody sees it.' });

export const OwnAccountSchema = z
  .object({
    ...account,
    acceptsInvites: z.boolean().openapi({ description: 'Whether others may invite it to games.' }),
  })
  .openapi('OwnAccount', { description: 'An account, as it sees itself.' });

export const CreateAccountSchema = z
  .strictObject({ name: AccountNameSchema, kind: z.enum(ACCOUNT_KINDS) })
  .openapi('CreateAccount');

export const CreatedAccountSchema = z
  .object({ account: OwnAccountSchema, token: AccountTokenTextSchema })
  .openapi('CreatedAccount');

export const ChangeAccountSchema = z
  .strictObject({ name: omittable(AccountNameSchema), acceptsInvites: omittable(z.boolean()) })
  .openapi('ChangeAccount', { description: 'What is left out stays.' });

const token = {
  id: z
    .string()
    .openapi({ description: 'Names the token; it is not the token.', example: 'tok_01kbcdxyzve5mr8g6t2h0n4q9s' }),
  label: z.string().nullable(),
  createdAt: TimeSchema,
  lastUsedAt: z
    .union([TimeSchema, z.null()])
    .openapi({ description: 'The beginning of the day of its last use, in UTC.' }),
};

export const TokenListSchema = z
  .object({ data: z.array(z.object(token).openapi('AccountTokenInfo')).openapi({ description: 'Oldest first.' }) })
  .openapi('AccountTokenList');

export const CreateTokenSchema = z
  .strictObject({ label: omittable(NameSchema).openapi({ description: 'To tell it from others.' }) })
  .openapi('CreateAccountToken');

export const CreatedTokenSchema = z.object({ ...token, token: AccountTokenTextSchema }).openapi('CreatedAccountToken');
