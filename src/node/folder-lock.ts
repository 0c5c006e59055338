/**
 * A folder that belongs to one process at a time. The lock is the operating
 * system's own, on a file in the folder, which Node offers through SQLite only:
 * it goes with the process however that ends, so that none can be left behind,
 * and it also holds between containers that share the folder.
 */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface FolderLock {
  release(): void;
}

/** The lock of a folder, held until it is released; null where another process holds it. */
export function lockFolder(folder: string): FolderLock | null {
  const file = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  try {
    // Nothing is ever written: the journal stays in memory.
    file.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if (isBusy(error)) return null;
    throw error;
  }
  return { release: () => file.close() };
}

const SQLITE_BUSY = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}
