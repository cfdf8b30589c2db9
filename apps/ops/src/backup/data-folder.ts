import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultErasureJournal, SECRET_FILE } from '#accounts';
import type { Checksums } from './backup-files.ts';
import { Mistake } from '../mistake.ts';

/**
 * The files of a backup. The log first: a text is written before the event that names it, so that a later copy of the
 * accounts has it. The views are left out: they are built from the log.
 */
export const LOG_FILE = 'log.sqlite';
export const ACCOUNTS_FILE = 'accounts.sqlite';
export const BACKED_UP = [LOG_FILE, ACCOUNTS_FILE] as const;
export const BACKUP_NOTE = 'backup.json';
export const JOURNAL_COPY = 'erasures.jsonl';

export type BackupNote = {
  readonly backup: string;
  readonly at: string;
  /** Backups of earlier releases have none. */
  readonly files?: Checksums;
};

/** The folder of the embedded stores, and the journal of erasures next to it. Throws `Mistake` where there are none. */
export const dataFolder = (
  env: Readonly<Record<string, string | undefined>>,
): { readonly folder: string; readonly journal: string } => {
  const elsewhere = ['EVENT_STORE_URL', 'ACCOUNTS_URL'].filter((name) => env[name]);
  if (elsewhere.length > 0) {
    throw new Mistake(
      `${elsewhere.join(' and ')}: this is for the folder of the embedded stores; use the servers' own.`,
    );
  }
  const folder = env['DATA_DIR'] || 'data';
  return { folder, journal: env['ERASURE_JOURNAL'] || defaultErasureJournal('sqlite:', folder) };
};

/** Copies the secret, with the same permissions, where there is one. */
export const copySecret = async (from: string, to: string): Promise<void> => {
  const file = join(from, SECRET_FILE);
  if (existsSync(file)) await cp(file, join(to, SECRET_FILE));
};

/** Throws `Mistake` when the folder lacks one of these files. */
export const checkHasAll = (folder: string, files: readonly string[]): void => {
  const missing = files.find((file) => !existsSync(join(folder, file)));
  if (missing) throw new Mistake(`${missing} not found in ${folder}.`);
};
