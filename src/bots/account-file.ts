/** A bot's account between its runs: the token, in a file that only its owner can read. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Client, problemOf } from '../client/index.ts';
import { CommandFailure } from './options.ts';

export interface BotAccount {
  readonly id: string;
  readonly name: string;
  readonly token: string;
}

/** The account in the file, or, where there is none, a new one of that name, which is in the file from then on. */
export async function openAccount(client: Client, name: string, path: string): Promise<BotAccount> {
  const kept = await readToken(path);
  if (kept !== null) {
    const account = await client.withToken(kept).account.get();
    return { id: account.id, name: account.name, token: kept };
  }
  const { account, token } = await client.accounts.create({ name, kind: 'bot' }).catch((error: unknown) => {
    if (problemOf(error)?.code !== 'name-taken') throw error;
    throw new CommandFailure(`${name} is taken, and its token is not in ${path}. Choose another --name.`);
  });
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${token}\n`, { mode: 0o600, flag: 'wx' });
  return { id: account.id, name: account.name, token };
}

async function readToken(path: string): Promise<string | null> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
