import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from 'commander';
import { openErasureJournal } from '#accounts';
import { Mistake } from '../mistake.ts';
import { copyCompacted, copyDatabase } from './copy-database.sqlite.ts';
import {
  ACCOUNTS_FILE,
  BACKUP_NOTE,
  type BackupNote,
  checkHasAll,
  copyOwnSecret,
  dataFolder,
  JOURNAL_COPY,
  LOG_FILE,
} from './data-folder.ts';

/** `ops backup FOLDER`. */
export const addBackup = (program: Command): void => {
  program
    .command('backup')
    .description('copy the log and the accounts of the embedded stores; the server may run meanwhile')
    .argument('<folder>', 'a new folder for the copy')
    .action(async (to: string) => {
      await backUp(to);
      console.log(`Backed up to ${to}. Keep the journal of erasures elsewhere: a restore needs the newest.`);
    });
};

const backUp = async (to: string): Promise<void> => {
  const { folder, journal: where } = dataFolder(process.env);
  checkHasAll(folder);
  await mkdir(to).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new Mistake(`${to} is there already; name a new folder.`) : error;
  });
  const note: BackupNote = { backup: randomUUID(), at: new Date().toISOString() };
  const journal = await openErasureJournal(where);
  // Before the copy: a journal that has this line knows of every erasure that the copy may lack.
  await journal.append(note);
  await copyDatabase(join(folder, LOG_FILE), join(to, LOG_FILE));
  copyCompacted(join(folder, ACCOUNTS_FILE), join(to, ACCOUNTS_FILE));
  await copyOwnSecret(folder, to);
  const lines: string[] = [];
  for await (const line of journal.lines()) lines.push(`${JSON.stringify(line)}\n`);
  await journal.close();
  await writeFile(join(to, JOURNAL_COPY), lines.join(''));
  await writeFile(join(to, BACKUP_NOTE), `${JSON.stringify(note)}\n`);
};
