import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const OWNER_ONLY = 0o077;

/**
 * From now on this process creates files and folders for its own user only: they hold names, addresses and passwords.
 */
export const makeFilesPrivate = (): void => void process.umask(OWNER_ONLY);

/**
 * Creates a folder where it is missing, readable by its owner only, and makes what an earlier version left in it so
 * too.
 */
export const makeFolderPrivate = (folder: string): void => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    if (entry.isFile()) chmodSync(join(entry.parentPath, entry.name), 0o600);
};
