import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from 'commander';
import { openErasureJournal } from '#accounts';
import { Mistake } from '../mistake.ts';
import { checkDatabase, refusing } from './check-copy.sqlite.ts';
import { copyCompacted, copyDatabase } from './copy-database.sqlite.ts';
import {
  ACCOUNTS_FILE,
  BACKED_UP,
  BACKUP_NOTE,
  type BackupNote,
  checkHasAll,
  copyOwnSecret,
  copyUploads,
  dataFolder,
  JOURNAL_COPY,
  LOG_FILE,
} from './data-folder.ts';

/** `ops backup FOLDER`. */
export const addBackup = (program: Command): void => {
  program
    .command('backup')
    .description('copy the log, the accounts and the files of the embedded stores; the server may run meanwhile')
    .argument('<folder>', 'a new folder for the copy')
    .action(async (to: string) => {
      await backUp(to);
      console.log(`Backed up to ${to}. Keep the journal of erasures elsewhere: a restore needs the newest.`);
    });
};

const backUp = async (to: string): Promise<void> => {
  const { folder, journal: where } = dataFolder(process.env);
  checkHasAll(folder, BACKED_UP);
  await mkdir(to).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new Mistake(`${to} is there already; name a new folder.`) : error;
  });
  try {
    await fill(to, folder, where);
  } catch (error) {
    // Half a backup would be taken for one.
    await rm(to, { recursive: true, force: true });
    throw error;
  }
};

const fill = async (to: string, folder: string, where: string): Promise<void> => {
  const note: BackupNote = { backup: randomUUID(), at: new Date().toISOString() };
  const journal = await openErasureJournal(where);
  // Before the copy: a journal that has this line knows of every erasure that the copy may lack.
  await journal.append(note);
  // The originals: a compacted copy of a damaged file can be whole, and lack what could not be read.
  for (const file of BACKED_UP) checkDatabase(join(folder, file));
  await copyDatabase(join(folder, LOG_FILE), join(to, LOG_FILE));
  refusing(ACCOUNTS_FILE, () => copyCompacted(join(folder, ACCOUNTS_FILE), join(to, ACCOUNTS_FILE)));
  for (const file of BACKED_UP) checkDatabase(join(to, file));
  await copyOwnSecret(folder, to);
  await copyUploads(folder, to);
  const lines: string[] = [];
  for await (const line of journal.lines()) lines.push(`${JSON.stringify(line)}\n`);
  await journal.close();
  await writeFile(join(to, JOURNAL_COPY), lines.join(''));
  await writeFile(join(to, BACKUP_NOTE), `${JSON.stringify(note)}\n`);
};
