import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another running process uses the folder. */
export class FolderInUse extends Error {
  readonly folder: string;

  constructor(folder: string) {
    super(`another process works in ${folder}`);
    this.name = 'FolderInUse';
    this.folder = folder;
  }
}

/** A folder that is locked until `release`, or until the process ends, however it ends. */
export type FolderLock = { release(): void };

/** Held here too, because a garbage-collected lock is a released lock. */
const held = new Set<DatabaseSync>();

const SQLITE_BUSY = 5;

/**
 * Creates the folder where it is missing and locks it for this process. Throws `FolderInUse` when it is locked already.
 * The lock is SQLite's own on an empty file: the system drops it with the process, so nothing is left to clean up.
 */
export const lockFolder = (folder: string): FolderLock => {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, 'folder.lock'));
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) throw new FolderInUse(folder);
    throw error;
  }
  held.add(lock);
  return {
    release: () => {
      if (held.delete(lock)) lock.close();
    },
  };
};
