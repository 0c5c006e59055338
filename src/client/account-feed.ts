/** What an account is told as something to follow. */
import { AccountCalls } from './account-calls.ts';
import type { Feed, Numbered, Page } from './follow.ts';
import { problemOf } from './problem.ts';
import type { Transport } from './transport.ts';
import type { AccountEvent } from './types.ts';

const PATH = '/v1/account/stream.ndjson';
const EVENTS_A_PAGE = 500;
const WAIT_SECONDS = 25;

export function accountFeed(transport: Transport): Feed<AccountEvent> {
  return {
    open: (after, signal) => transport.open(after === null ? PATH : `${PATH}?after=${after}`, signal),
    async page(after, patienceMs) {
      const account = new AccountCalls(transport.with({ patienceMs }));
      if (after === null) return present(account);
      const page = await account.events({ after, limit: EVENTS_A_PAGE, wait: WAIT_SECONDS });
      return { ...page, done: false };
    },
    isItem: (value: Numbered): value is AccountEvent => value.type !== 'ping',
    isLast: () => false,
  };
}

/** Where the feed ends at the moment: behind all that there is. */
async function present(account: AccountCalls): Promise<Page<AccountEvent>> {
  for (let after = 0; ; ) {
    const { data, next } = await account.events({ after, limit: EVENTS_A_PAGE }).catch((error: unknown) => {
      const problem = problemOf(error);
      if (problem?.code !== 'cursor-expired') throw error;
      return { data: [], next: problem.oldest };
    });
    if (data.length === 0 && next === after) return { data, next, done: false };
    after = next;
  }
}
