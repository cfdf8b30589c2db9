import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { type ErasureJournal, ErasureJournalUnwritable, type JournalLine } from './erasure-journal.ts';

/** The default place of the journal: next to the data, never inside it. */
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
  prove: async () => {
    try {
      await using file = await openToAppend(path);
      await file.datasync();
    } catch (cause) {
      throw new ErasureJournalUnwritable(path, { cause });
    }
  },
  append: async (line) => {
    await using file = await openToAppend(path);
    const torn = await endsInTheMiddle(file);
    await file.appendFile(`${torn ? '\n' : ''}${JSON.stringify(line)}\n`);
    await file.datasync();
  },
  lines: () => fileLines(path),
  close: async () => undefined,
});

/** A new file survives a power loss only after its folder is flushed. */
const openToAppend = async (path: string): Promise<FileHandle> => {
  const folder = dirname(resolve(path));
  await mkdir(folder, { recursive: true });
  const file = await open(path, 'a+');
  if ((await file.stat()).size > 0) return file;
  await using entries = await open(folder, 'r');
  await entries.sync();
  return file;
};

/** Whether the last line was cut off: a line appended to it would be lost with it. */
const endsInTheMiddle = async (file: FileHandle): Promise<boolean> => {
  const { size } = await file.stat();
  if (size === 0) return false;
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer[0] !== '\n'.charCodeAt(0);
};

/** A last line that a power loss cut off was never acknowledged. */
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
