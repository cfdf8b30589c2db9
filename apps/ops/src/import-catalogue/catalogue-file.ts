import { type CarIdentity, carIdentity } from '#imports';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { Mistake } from '../mistake.ts';
import { catalogueLines, headOfTable, ROW_SEPARATOR } from './catalogue-lines.ts';
import type { ColumnMapping } from './csv/column-mapping.ts';
import { csvCarReader } from './csv/read-csv-car.ts';
import { isCarHead, missingColumns, tableOf } from './csv/csv-table.ts';
import type { CarReader } from './read-car-line.ts';
import { readJsonCar } from './read-json-car.ts';

/**
 * A file to import. `hash` is the SHA-256 (hex) of its bytes and of how its columns are read: the same file read in
 * another way is another import. `firstLine` is the first that may be a car.
 */
export type CatalogueFile = {
  readonly path: string;
  readonly bytes: number;
  readonly hash: string;
  readonly firstLine: number;
  readonly separator?: string;
  readonly read: CarReader;
};

/** How to read it: columns of a CSV file, cars that a row without an id may mean, the declared game version. */
export type CatalogueReading = {
  readonly mapping?: ColumnMapping;
  readonly identity?: () => Promise<CarIdentity>;
  readonly ofVersion?: string;
};

/** Lines within which a list of cars is recognised as one. */
const LINES_TO_JUDGE = 20;

/** Checks a file before the import. Throws `Mistake` when it is missing or is no list of cars. */
export const openCatalogueFile = async (path: string, reading: CatalogueReading = {}): Promise<CatalogueFile> => {
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new Mistake(`File not found: ${path}`);
  if (!found.isFile()) throw new Mistake(`${path} is not a file.`);
  const format = (await asJsonLines(path)) ?? (await asCsv(path, reading));
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash, { end: false });
  if (reading.mapping) hash.update(JSON.stringify(reading.mapping));
  if (reading.ofVersion !== undefined) hash.update(JSON.stringify({ gameVersion: reading.ofVersion }));
  return { path, bytes: found.size, hash: hash.digest('hex'), ...format };
};

type Format = Pick<CatalogueFile, 'firstLine' | 'separator' | 'read'>;

const asJsonLines = async (path: string): Promise<Format | undefined> => {
  let judged = 0;
  for await (const { text } of catalogueLines(path)) {
    if (text && hasId(text)) return { firstLine: 1, read: readJsonCar };
    judged += 1;
    if (judged === LINES_TO_JUDGE) return undefined;
  }
  return undefined;
};

const asCsv = async (path: string, { mapping = {}, identity }: CatalogueReading): Promise<Format> => {
  const form = (await headOfTable(path, isCarHead(mapping))) ?? (await headOfTable(path, () => true));
  const table = form && tableOf(form, mapping);
  if (!form || !table)
    throw new Mistake(
      `${path} is not a list of cars: it should have one JSON object with an "id" on each line, or be a CSV file.`,
    );
  const missing = missingColumns(table);
  if (missing.length > 0)
    throw new Mistake(
      `${path} is not a list of cars: it has no column for ${missing.join(', ')}. Map them with --map field=Header,…`,
    );
  const known = table.columns.id || !identity ? carIdentity([]) : await identity();
  return {
    firstLine: form.head.line + 1,
    separator: form.separator,
    read: csvCarReader({ ...table, separator: ROW_SEPARATOR }, known),
  };
};

const hasId = (text: string): boolean => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
  } catch {
    return false;
  }
};
