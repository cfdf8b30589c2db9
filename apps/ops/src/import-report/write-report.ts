import { writeFile } from 'node:fs/promises';
import { Mistake } from '../mistake.ts';

/** Writes a report as JSON lines: the summary first, then a line for each row. Throws `Mistake`. */
export const writeReport = async (path: string, summary: object, rows: readonly object[]): Promise<void> => {
  const text = [summary, ...rows].map((line) => `${JSON.stringify(line)}\n`).join('');
  await writeFile(path, text).catch((error: unknown) => {
    throw new Mistake(`The report could not be written to ${path}: ${String(error)}`);
  });
};
