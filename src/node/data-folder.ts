/**
 * What the service keeps when it is given no database of its own:
 *
 *     lock           held by the process that uses the folder
 *     postgres/      the embedded Postgres
 *     token-secret   the secret behind the seats' tokens, readable for its owner alone
 *
 * All of it fits together and is to be copied and restored together.
 */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { SHORTEST_SECRET } from '../http/keyring.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { StartFailure } from './start-failure.ts';

export interface DataFolder {
  readonly path: string;
  readonly postgres: string;
  /** The secret kept in the folder, made when first asked for. */
  tokenSecret(): Promise<string>;
  /** Lets the folder go. */
  release(): void;
}

/** Takes hold of a folder, which is made where it is missing. Throws a `StartFailure` where that cannot be. */
export async function openDataFolder(path: string): Promise<DataFolder> {
  const lock = await takeHold(path);
  if (lock === null) {
    throw new StartFailure(
      `The data folder ${path} is in use by another process. Stop that one, or set DATA_DIR to another folder.`,
    );
  }
  return {
    path,
    postgres: join(path, 'postgres'),
    tokenSecret: () => keptSecret(path),
    release: () => lock.release(),
  };
}

async function takeHold(path: string): Promise<FolderLock | null> {
  try {
    await makeFolder(resolve(path));
    return lockFolder(path);
  } catch (error) {
    throw new StartFailure(
      `The data folder ${path} cannot be written to (${reasonOf(error)}). Set DATA_DIR to a folder that can.`,
    );
  }
}

/**
 * Makes a folder and those that it lies in. Node's own recursive mkdir never ends where a parent exists and yet nothing
 * can be made in it, as in /proc.
 */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    if (isMissing(error) && dirname(path) !== path && !existsSync(dirname(path))) {
      await makeFolder(dirname(path));
      return makeFolder(path);
    }
    if (!(await isFolder(path))) throw error;
  }
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

async function keptSecret(folder: string): Promise<string> {
  const path = join(folder, 'token-secret');
  try {
    const kept = (await readFile(path, 'utf8')).trim();
    if (kept.length >= SHORTEST_SECRET) return kept;
    throw new StartFailure(
      `The secret ${path} is damaged. Put it back, or delete it: a new one is made, and the seats' tokens so far are void.`,
    );
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    if (!isMissing(error)) throw new StartFailure(`The secret ${path} cannot be read (${reasonOf(error)}).`);
  }
  const secret = randomBytes(32).toString('base64url');
  // Under its name only once it is whole.
  const draft = `${path}.new`;
  await rm(draft, { force: true });
  await writeFile(draft, `${secret}\n`, { mode: 0o600, flush: true });
  await rename(draft, path);
  return secret;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** Why a call to the operating system failed, in short. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.replace(/,? *'.*$/, '') : String(error);
}
