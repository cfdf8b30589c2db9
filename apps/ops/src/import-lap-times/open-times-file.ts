import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { isTimesHead, type TimesFormat, timesFormatOf } from '#imports';
import { catalogueLines, headOfTable, rowLine } from '../import-catalogue/catalogue-lines.ts';
import { Mistake } from '../mistake.ts';

/** A file of lap times. `hash`: of its bytes and its game version. */
export type TimesFile = TimesFormat & {
  readonly bytes: number;
  readonly hash: string;
  readonly separator?: string;
};

/** Checks a file before the import. Throws `Mistake`. */
export const openTimesFile = async (path: string, gameVersion: string): Promise<TimesFile> => {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) throw new Mistake(`File not found: ${path}`);
  const format = await formatOf(path);
  if (!format)
    throw new Mistake(`${path} is not a list of lap times: it has no track and tune columns and is not JSON Lines.`);
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash, { end: false });
  hash.update(JSON.stringify({ lapTimes: gameVersion }));
  return { bytes: found.size, hash: hash.digest('hex'), ...format };
};

const formatOf = async (path: string): Promise<(TimesFormat & { readonly separator?: string }) | undefined> => {
  const first = (await catalogueLines(path).next()).value?.text ?? '';
  if (first.startsWith('{')) return timesFormatOf(first);
  const form = await headOfTable(path, isTimesHead);
  const format = form && timesFormatOf(rowLine(form.head.cells));
  return format && { ...format, firstLine: form.head.line + 1, separator: form.separator };
};
