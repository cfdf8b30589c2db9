import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from 'commander';
import { applyErasures, type ErasureJournal, openAccountRows, openErasureJournal } from '#accounts';
import { lockFolder } from '#event-store';
import { checkDatabase } from '../backup/check-copy.sqlite.ts';
import {
  BACKED_UP,
  BACKUP_NOTE,
  type BackupNote,
  checkHasAll,
  copyOwnSecret,
  copyUploads,
  dataFolder,
  JOURNAL_COPY,
} from '../backup/data-folder.ts';

const details = `
The server must be stopped. What is in the data folder is moved aside, not removed. Accounts that were erased after the
backup are erased again by the journal of erasures: the one beside the data folder (or ERASURE_JOURNAL), or --journal.`;

/** `ops restore FOLDER`. */
export const addRestore = (program: Command): void => {
  program
    .command('restore')
    .description('bring back a backup, without the accounts that were erased since')
    .argument('<folder>', 'the folder that `backup` made')
    .option('--journal <file>', 'the newest journal of erasures')
    .addHelpText('after', details)
    .action(async (from: string, options: { readonly journal?: string }) => {
      for (const line of await restore(from, options.journal)) console.log(line);
    });
};

const restore = async (from: string, given: string | undefined): Promise<readonly string[]> => {
  const { folder, journal: usual } = dataFolder(process.env);
  checkHasAll(from, [...BACKED_UP, BACKUP_NOTE]);
  for (const file of BACKED_UP) checkDatabase(join(from, file));
  const note = JSON.parse(await readFile(join(from, BACKUP_NOTE), 'utf8')) as BackupNote;
  const aside = await moveAside(folder);
  await mkdir(folder, { recursive: true });
  for (const file of BACKED_UP) await cp(join(from, file), join(folder, file));
  await copyOwnSecret(from, folder);
  await copyUploads(from, folder);
  const { erased, newer } = await eraseAgain(folder, [join(from, JOURNAL_COPY), given ?? usual], note);
  return [
    `Restored the backup of ${note.at} to ${folder}. Views are built at the next start.`,
    ...(aside === undefined ? [] : [`What was there before is in ${aside}.`]),
    `Accounts erased again: ${erased}`,
    ...(newer ? [] : [`No journal newer than the backup was given: accounts erased after ${note.at} may be back.`]),
  ];
};

/** Under the lock that a running server holds. */
const moveAside = async (folder: string): Promise<string | undefined> => {
  if (!existsSync(folder)) return undefined;
  const lock = lockFolder(folder);
  lock.release();
  const aside = `${folder}-before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  await rename(folder, aside);
  return aside;
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
