import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { applyErasures, type ErasureJournal, openAccountRows, openErasureJournal } from '#accounts';
import { UPLOADS_FOLDER } from '#uploads';
import { readNote } from '../backup/back-up.ts';
import { checkChecksums, copyNew } from '../backup/backup-files.ts';
import { checkDatabase } from '../backup/check-copy.sqlite.ts';
import {
  BACKED_UP,
  BACKUP_NOTE,
  type BackupNote,
  checkHasAll,
  copyOwnSecret,
  JOURNAL_COPY,
} from '../backup/data-folder.ts';

/** Looks at all of a backup before anything is moved. Throws `Mistake` and `BackupRefused`. */
export const checkBackup = async (from: string): Promise<BackupNote> => {
  checkHasAll(from, [...BACKED_UP, BACKUP_NOTE]);
  for (const file of BACKED_UP) checkDatabase(join(from, file));
  const note = await readNote(from);
  // Those of earlier releases have none.
  await checkChecksums(from, note.files ?? {});
  return note;
};

/** Copies a backup to a folder of its own, and erases again who was erased since. */
export const putBack = async (from: string, folder: string, journal: string, note: BackupNote) => {
  await mkdir(folder, { recursive: true });
  for (const file of BACKED_UP) await cp(join(from, file), join(folder, file));
  await copyOwnSecret(from, folder);
  await copyNew(join(from, UPLOADS_FOLDER), join(folder, UPLOADS_FOLDER), undefined);
  return eraseAgain(folder, [join(from, JOURNAL_COPY), journal], note);
};

const eraseAgain = async (folder: string, journals: readonly string[], { backup }: BackupNote) => {
  const accounts = await openAccountRows(`sqlite:${join(folder, 'accounts.sqlite')}`);
  let [erased, newer] = [0, false];
  try {
    for (const [at, where] of journals.entries()) {
      const journal = await openErasureJournal(where);
      const again = await applyErasures(accounts.persons, journal);
      if (again.failed[0]) throw again.failed[0].error;
      erased += again.erased;
      // The copy inside the backup has the line too, and knows of nothing later.
      newer ||= at > 0 && (await knows(journal, backup));
      await journal.close();
    }
    await accounts.persons.scrub();
  } finally {
    await accounts.close();
  }
  return { erased, newer };
};

const knows = async (journal: ErasureJournal, backup: string): Promise<boolean> => {
  for await (const line of journal.lines()) if ('backup' in line && line.backup === backup) return true;
  return false;
};
