import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { type CatalogueLine, catalogueLines } from '../import-catalogue/catalogue-lines.ts';
import { cellsOf, type CsvDialect, dialectOf } from '../import-catalogue/csv/csv-dialect.ts';
import { Mistake } from '../mistake.ts';
import { type LineFields, type NoTime, noTime, readSaidTime, type SaidTime } from './read-said-time.ts';

/** A file of lap times. `hash`: of its bytes and the version that it is of; `firstLine`: the first that may be a time. */
export type TimesFile = {
  readonly bytes: number;
  readonly hash: string;
  readonly firstLine: number;
  read(line: CatalogueLine): SaidTime | NoTime;
};

/** Looks at a file before anything is done: JSON lines where its first line is one, else CSV. Throws `Mistake`. */
export const openTimesFile = async (path: string, gameVersion: string): Promise<TimesFile> => {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) throw new Mistake(`There is no file ${path}.`);
  const header = (await catalogueLines(path).next()).value?.text ?? '';
  const fieldsOf = header.startsWith('{') ? fieldsOfJson : csvFields(path, header);
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash, { end: false });
  hash.update(JSON.stringify({ lapTimes: gameVersion }));
  const read = ({ text }: CatalogueLine): SaidTime | NoTime => {
    if (text === undefined) return noTime('line-too-long', 'too long to be a time');
    if (text.includes('\uFFFD')) return noTime('not-utf-8', 'not UTF-8');
    const fields = fieldsOf(text);
    return typeof fields === 'string' ? noTime(fields, fields) : readSaidTime(fields);
  };
  return { bytes: found.size, hash: hash.digest('hex'), firstLine: header.startsWith('{') ? 1 : 2, read };
};

/** Columns as the file writes them: capitals, spaces and signs do not matter, `Game version` is `gameversion`. */
const nameOf = (head: string): string => head.toLowerCase().replaceAll(/[^a-z]/g, '');

const fieldsOfJson = (text: string): LineFields | 'not-json' => {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return 'not-json';
    const said = Object.entries(value).filter(([, field]) => field !== null);
    return Object.fromEntries(said.map(([head, field]) => [nameOf(head), String(field).trim()]));
  } catch {
    return 'not-json';
  }
};

const csvFields = (path: string, header: string) => {
  const dialect: CsvDialect = dialectOf(header);
  const heads = (cellsOf(header, dialect) ?? []).map(nameOf);
  if (!heads.includes('track') || !heads.includes('tune'))
    throw new Mistake(`${path} is not a list of lap times: it has no columns track and tune, and is no JSON lines.`);
  return (text: string): LineFields | 'quote-broken' | 'columns-wrong' => {
    const cells = cellsOf(text, dialect);
    if (!cells) return 'quote-broken';
    if (cells.length > heads.length) return 'columns-wrong';
    return Object.fromEntries(heads.map((head, at) => [head, cells[at] ?? '']));
  };
};
