import { createReadStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { ErasureJournal, JournalLine } from './erasure-journal.ts';

/** Where the journal is kept when nothing else is said: beside the data, never among it. */
export const defaultErasureJournal = (accountsUrl: string, dataDir: string): string => {
  if (accountsUrl.startsWith('mongodb')) return accountsUrl.replace(/\/([^/?]+)(\?|$)/, '/$1-erasures$2');
  const folder = resolve(dataDir);
  return join(dirname(folder), `${basename(folder)}-erasures.jsonl`);
};

/** A file, or `mongodb://…/<database>`. */
export const openErasureJournal = async (where: string): Promise<ErasureJournal> => {
  if (!where.startsWith('mongodb')) return fileJournal(where);
  const { openMongoErasureJournal } = await import('./erasure-journal.mongo.ts');
  return openMongoErasureJournal(where);
};

const fileJournal = (path: string): ErasureJournal => ({
  append: async (line) => {
    await mkdir(dirname(resolve(path)), { recursive: true });
    await using file = await open(path, 'a');
    await file.appendFile(`${JSON.stringify(line)}\n`);
    await file.datasync();
  },
  lines: () => fileLines(path),
  close: async () => undefined,
});

/** A last line that was cut off when the power went was never acknowledged. */
async function* fileLines(path: string): AsyncGenerator<JournalLine> {
  const text = createReadStream(path, 'utf8');
  try {
    for await (const line of createInterface({ input: text })) {
      const read = parsed(line);
      if (read) yield read;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

const parsed = (line: string): JournalLine | undefined => {
  try {
    return JSON.parse(line) as JournalLine;
  } catch {
    return undefined;
  }
};
