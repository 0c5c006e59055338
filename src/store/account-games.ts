/**
 * Games that accounts create. An invitation takes several statements, in one
 * transaction that holds the rows of both accounts: so of many at
 * once no more come to be than a pair may have.
 */
import { and, asc, eq, exists, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { OPEN_INVITATIONS } from '../accounts/account.ts';
import type { Asker } from '../game/admission.ts';
import type { CreationRefusal, NewGame } from '../game/event-store.ts';
import type { AccountId } from '../game/id.ts';
import { accounts, accountTokens, invitations } from './account-schema.ts';
import { answerValues, formatAnswer, lookUp } from './answer-codec.ts';
import { keptAnswer, unlessTakenInPart } from './answer-statements.ts';
import type { Turn } from './availability.ts';
import type { Database } from './client.ts';
import { createValues, formatFeed } from './game-values.ts';
import { games } from './schema.ts';
import { askerValues } from './token-use.ts';
import { writeStatements } from './write-statements.ts';

/** Creates the game in a transaction of its own. */
export async function createForAccounts(
  db: Database,
  game: NewGame,
  asker: Asker | null,
  turn: Turn,
): Promise<'created' | 'repeated' | CreationRefusal> {
  const outcome = await unlessTakenInPart(() =>
    db.transaction(async (tx) => {
      const { invited = null } = game;
      // Locked before anything is looked at, so that what is looked at stays true.
      const invitee = invited === null || asker === null ? null : await lockInvited(tx, invited, asker.claim.accountId);
      if (asker !== null && !(await lives(tx, asker))) return 'unauthenticated';
      if (game.answer !== null && (await isKept(tx, game))) return 'repeated';
      if (invited !== null && asker !== null) {
        if (invitee === null) return 'not-found';
        const open = await openInvitations(tx, invited, asker.claim.accountId);
        if (!invitee.acceptsInvites || open >= OPEN_INVITATIONS) return 'invitation-refused';
        const row = { accountId: invited, inviterId: asker.claim.accountId, gameId: game.state.id };
        await tx.insert(invitations).values(row);
      }
      const isCreated = await insertGame(tx, game, asker);
      turn.assertAwaited();
      return isCreated ? 'created' : 'repeated';
    }),
  );
  return outcome ?? 'repeated';
}

/** Creates the game within a transaction; false where an answer is kept under its key. */
export async function insertGame(tx: Database, game: NewGame, asker: Asker | null): Promise<boolean> {
  const statements = writeStatements(tx, true);
  const { answer, feed = [] } = game;
  const values = { ...createValues(game), feed: formatFeed(feed), ...askerValues(asker) };
  const created =
    answer === null
      ? await statements.create().execute(values)
      : await statements
          .createWithAnswer()
          .execute({ ...values, ...answerValues(answer.key, formatAnswer(answer, game.state.id)) });
  return created.length > 0;
}

/** Locks both accounts, in one order, so that two that invite each other wait and never in a circle. */
async function lockInvited(tx: Database, invited: AccountId, inviter: AccountId) {
  const rows = await tx
    .select({ id: accounts.id, acceptsInvites: accounts.acceptsInvites })
    .from(accounts)
    .where(and(inArray(accounts.id, [invited, inviter]), isNull(accounts.deletedAt)))
    .orderBy(asc(accounts.id))
    .for('update');
  return rows.find(({ id }) => id === invited) ?? null;
}

/** Whether the asker's token is live. */
export async function lives(tx: Database, asker: Asker): Promise<boolean> {
  const rows = await tx.select({ id: accountTokens.id }).from(accountTokens).where(isTokenOf(asker));
  return rows.length > 0;
}

export const isTokenOf = ({ claim: { accountId, tokenId } }: Asker) =>
  and(eq(accountTokens.accountId, accountId), eq(accountTokens.id, tokenId));

async function isKept(tx: Database, { answer }: NewGame): Promise<boolean> {
  if (answer === null) return false;
  const kept = tx.select().from(keptAnswer(tx)).prepare('is_kept');
  return (await kept.execute(lookUp(answer.key))).length > 0;
}

/** Invitations of either to the other that are open; those that are over are forgotten. */
async function openInvitations(tx: Database, one: AccountId, other: AccountId): Promise<number> {
  const isOfPair = or(
    and(eq(invitations.accountId, one), eq(invitations.inviterId, other)),
    and(eq(invitations.accountId, other), eq(invitations.inviterId, one)),
  );
  const isOver = exists(
    tx
      .select({ over: sql`1` })
      .from(games)
      .where(and(eq(games.id, invitations.gameId), ne(games.status, 'open'))),
  );
  await tx.delete(invitations).where(and(isOfPair, isOver));
  return tx.$count(invitations, isOfPair);
}
