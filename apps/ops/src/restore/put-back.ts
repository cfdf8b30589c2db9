import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type AccountRows,
  applyErasures,
  type Dismissed,
  dismissedSince,
  type ErasureJournal,
  openAccountRows,
  openErasureJournal,
  shutAgain,
  type ShutAgain,
} from '#accounts';
import { UPLOADS_FOLDER } from '#uploads';
import { readNote } from '../backup/back-up.ts';
import { checkChecksums, copyNew } from '../backup/backup-files.ts';
import { checkDatabase } from '../backup/check-copy.sqlite.ts';
import {
  BACKED_UP,
  BACKUP_NOTE,
  type BackupNote,
  checkHasAll,
  copySecret,
  JOURNAL_COPY,
} from '../backup/data-folder.ts';

/** Checks the full backup before anything is moved. Throws `Mistake` and `BackupRefused`. */
export const checkBackup = async (from: string): Promise<BackupNote> => {
  checkHasAll(from, [...BACKED_UP, BACKUP_NOTE]);
  for (const file of BACKED_UP) checkDatabase(join(from, file));
  const note = await readNote(from);
  // Backups of earlier releases have none.
  await checkChecksums(from, note.files ?? {});
  return note;
};

/** What was restored, and what of it was revoked again. `newer`: the journal contains this backup. */
export type PutBack = ShutAgain & {
  readonly erased: number;
  readonly dismissed: readonly Dismissed[];
  readonly newer: boolean;
};

/**
 * Copies a backup to a folder of its own, repeats the erasures since then, and revokes again what was revoked since
 * then.
 */
export const putBack = async (from: string, folder: string, journal: string, note: BackupNote): Promise<PutBack> => {
  await mkdir(folder, { recursive: true });
  for (const file of BACKED_UP) await cp(join(from, file), join(folder, file));
  await copySecret(from, folder);
  await copyNew(join(from, UPLOADS_FOLDER), join(folder, UPLOADS_FOLDER), undefined);
  const accounts = await openAccountRows(`sqlite:${join(folder, 'accounts.sqlite')}`);
  const journals = [await openErasureJournal(join(from, JOURNAL_COPY)), await openErasureJournal(journal)] as const;
  try {
    const erased = await eraseAgain(accounts, journals);
    // The copy inside the backup has nothing later.
    const [, newest] = journals;
    const shut = await shutAgain(accounts.doors, newest, note.at);
    await accounts.persons.scrub();
    return {
      ...shut,
      erased,
      dismissed: await dismissedSince(newest, note.at),
      newer: await knows(newest, note.backup),
    };
  } finally {
    for (const opened of journals) await opened.close();
    await accounts.close();
  }
};

const eraseAgain = async ({ persons }: AccountRows, journals: readonly ErasureJournal[]): Promise<number> => {
  let erased = 0;
  for (const journal of journals) {
    const again = await applyErasures(persons, journal);
    if (again.failed[0]) throw again.failed[0].error;
    erased += again.erased;
  }
  return erased;
};

const knows = async (journal: ErasureJournal, backup: string): Promise<boolean> => {
  for await (const line of journal.lines()) if ('backup' in line && line.backup === backup) return true;
  return false;
};
