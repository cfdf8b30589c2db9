import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { TextForms } from '#racing';

/** A text of a release by its key and forms, in twelve digits. */
export const digestOf = (key: string, forms: TextForms): string =>
  createHash('sha256')
    .update(JSON.stringify([key, Object.entries(forms).toSorted(([one], [other]) => (one < other ? -1 : 1))]))
    .digest('hex')
    .slice(0, 12);

/** Digests of former English with the same meaning as today's; a line each, followed by its key. */
export const readReworded = async (file: string): Promise<ReadonlySet<string>> =>
  new Set((await readFile(file, 'utf8')).split('\n').map((line) => line.slice(0, 12)));
