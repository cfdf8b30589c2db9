import type { SheetRow } from '#domain';
import { cellsOf } from '#tables';
import type { CsvTable } from '../import-catalogue/csv/csv-table.ts';
import { FieldUnreadable, isEmpty, readNumber, readText } from '../import-catalogue/csv/read-field.ts';
import type { CatalogueLine } from '../import-catalogue/catalogue-lines.ts';
import { type Unreadable, unreadable } from '../import-catalogue/refusal.ts';

export type ReadRow = { readonly ok: true; readonly row: SheetRow } | Unreadable;

/** Characters of a name or a brand, as of a car's. */
const NAME_CHARACTERS_MAX = 120;
/** The highest rating that the game could give. */
const RQ_MAX = 200;

/** Parses a line of a sheet. Brand and year may be missing; the year may follow the name, `Golf GTI (1976)`. */
export const readSheetRow = (table: CsvTable, { number, text }: CatalogueLine): ReadRow => {
  if (text === undefined) return unreadable('line-too-long', 'too long to be a row');
  if (text.includes('\uFFFD')) return unreadable('not-utf-8', 'not UTF-8');
  const cells = cellsOf(text, table.separator);
  if (!cells) return unreadable('quote-broken', 'a quote is not closed on this line, or stands inside a cell');
  if (cells.length !== table.headers.length)
    return unreadable('columns-wrong', `${cells.length} columns, where the header has ${table.headers.length}`);
  try {
    return { ok: true, row: { row: number, ...rowOf(table, cells) } };
  } catch (error) {
    if (!(error instanceof FieldUnreadable)) throw error;
    return unreadable(error.code, error.message);
  }
};

const rowOf = (table: CsvTable, cells: readonly string[]): Omit<SheetRow, 'row'> => {
  const cell = (field: 'name' | 'brand' | 'year' | 'rq') => cells[table.columns[field]?.at ?? -1] ?? '';
  const rq = readNumber(cell('rq'), 'rq', table);
  if (!Number.isInteger(rq) || rq < 1 || rq > RQ_MAX)
    throw new FieldUnreadable('cannot-be-true', `rq ${rq} cannot be true of a car`);
  const [, bare = '', behind] = /^(.*?)(?:\s*\((\d{4})\))?$/.exec(readText(cell('name'), 'name')) ?? [];
  const year = isEmpty(cell('year')) ? behind : String(readNumber(cell('year'), 'year', table));
  return {
    name: bare.slice(0, NAME_CHARACTERS_MAX),
    brand: cell('brand').slice(0, NAME_CHARACTERS_MAX),
    year: year === undefined ? null : Number(year),
    rq,
  };
};
