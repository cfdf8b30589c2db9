import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openErasureJournal } from '#accounts';
import type { Watching, WorkDone } from '#operations';
import { UPLOADS_FOLDER } from '#uploads';
import { Mistake } from '../mistake.ts';
import { checksumsOf, copyNew } from './backup-files.ts';
import { checkDatabase, refusing } from './check-copy.sqlite.ts';
import { copyCompacted, copyDatabase } from './copy-database.sqlite.ts';
import {
  ACCOUNTS_FILE,
  BACKED_UP,
  BACKUP_NOTE,
  type BackupNote,
  copySecret,
  JOURNAL_COPY,
  LOG_FILE,
} from './data-folder.ts';

type From = { readonly folder: string; readonly journal: string };

/** Throws `Mistake` where the folder exists and is no backup. Restores one whose renewal was cut off. */
export const checkTarget = async (to: string): Promise<void> => {
  if (!existsSync(to) && existsSync(`${to}.old`)) await rename(`${to}.old`, to);
  if (existsSync(to) && !existsSync(join(to, BACKUP_NOTE)))
    throw new Mistake(`${to} already exists. Choose a new folder, or one created by \`backup\`.`);
};

/**
 * Makes or renews a backup: it is written next to the old one and replaces it when complete, so that there is always a
 * complete one.
 */
export const backUp = async (from: From, to: string, watching: Watching): Promise<WorkDone> => {
  const [part, old] = [`${to}.part`, `${to}.old`];
  const earlier = existsSync(to) ? to : undefined;
  await rm(part, { recursive: true, force: true });
  await mkdir(part);
  try {
    const done = await fill(part, from, earlier, watching);
    if (earlier) await rename(to, old);
    await rename(part, to);
    await rm(old, { recursive: true, force: true });
    return done;
  } catch (error) {
    // Half a backup could be mistaken for one.
    await rm(part, { recursive: true, force: true });
    throw error;
  }
};

const checkCopies = async (to: string): Promise<void> => {
  for (const file of BACKED_UP) {
    checkDatabase(join(to, file));
    // Readers of a database leave these files next to it; the copy is complete without them.
    for (const beside of ['-wal', '-shm']) await rm(join(to, `${file}${beside}`), { force: true });
  }
};

/** Databases, secret, files, journal and checksums. */
const STEPS = 5;

const fill = async (
  to: string,
  { folder, journal: where }: From,
  earlier: string | undefined,
  { mayGoOn, onProgress }: Watching,
): Promise<WorkDone> => {
  const step = async (position: number) => {
    await mayGoOn();
    onProgress({ position, of: STEPS });
  };
  await step(0);
  const note = { backup: randomUUID(), at: new Date().toISOString() };
  const journal = await openErasureJournal(where);
  // Before the copy: a journal with this line has every erasure that the copy may lack.
  await journal.append(note);
  await copyDatabase(join(folder, LOG_FILE), join(to, LOG_FILE));
  await step(1);
  refusing(ACCOUNTS_FILE, () => copyCompacted(join(folder, ACCOUNTS_FILE), join(to, ACCOUNTS_FILE)));
  await checkCopies(to);
  await step(2);
  await copySecret(folder, to);
  // Last of all, because a file is stored before anything names it.
  const filesCopied = await copyNew(
    join(folder, UPLOADS_FOLDER),
    join(to, UPLOADS_FOLDER),
    earlier && join(earlier, UPLOADS_FOLDER),
    mayGoOn,
  );
  await step(3);
  const lines: string[] = [];
  for await (const line of journal.lines()) lines.push(`${JSON.stringify(line)}\n`);
  await journal.close();
  await writeFile(join(to, JOURNAL_COPY), lines.join(''));
  await step(4);
  const files = await checksumsOf(to);
  await writeFile(join(to, BACKUP_NOTE), `${JSON.stringify({ ...note, files } satisfies BackupNote)}\n`);
  await step(STEPS);
  const sizes = Object.values(files);
  const bytes = sizes.reduce((sum, file) => sum + file.bytes, 0);
  return { outcome: 'done', figures: { backup: note.backup, files: sizes.length, filesCopied, bytes } };
};

export const readNote = async (from: string): Promise<BackupNote> =>
  JSON.parse(await readFile(join(from, BACKUP_NOTE), 'utf8')) as BackupNote;
