import { RowReader, type TableRow } from './row-reader.ts';

const separators = [',', ';', '\t', '|'] as const;

/** The separator of a table's cells, and whether 1,234 is a thousand or a bit more than one. */
export type TableForm = { readonly separator: string; readonly decimals: 'point' | 'comma'; readonly head: TableRow };
/** Whether a row names the columns of the rows around it. */
export type IsHead = (cells: readonly string[], rows: readonly TableRow[]) => boolean;

/** Above its head a table may have a title, a date and other text of a spreadsheet. */
const HEAD_AMONG_ROWS = 20;
const SEPARATOR_LINE = /^"?sep=(?<sign>.)"?\s*$/i;

/**
 * The form of a table by its first lines: the sign of a line `sep=;`, otherwise the one that makes a head of a row
 * (`isHead`), the one that splits most rows alike first. Undefined: no row is a head. Where semicolons separate cells,
 * commas are decimals.
 */
export const tableForm = (beginning: string, isHead: IsHead): TableForm | undefined => {
  const named = SEPARATOR_LINE.exec(beginning.split(/\r\n|\r|\n/, 1)[0] ?? '')?.groups?.['sign'];
  const signs = named === undefined ? separators : [named];
  const tried = signs.map((separator) => ({ separator, rows: firstRows(beginning, separator) }));
  for (const { separator, rows } of tried.toSorted((a, b) => evenness(b.rows) - evenness(a.rows))) {
    const head = rows.find(({ cells }) => isHead(cells, rows));
    if (head) return { separator, decimals: separator === ';' ? 'comma' : 'point', head };
  }
  return undefined;
};

const firstRows = (text: string, separator: string): readonly TableRow[] => {
  const rows = new RowReader(separator).push(text, true).slice(0, HEAD_AMONG_ROWS);
  return rows[0] && SEPARATOR_LINE.test(rows[0].cells.join(separator)) ? rows.slice(1) : rows;
};

/** How many rows have the most frequent number of cells, more than one; among equals, the more cells the better. */
const evenness = (rows: readonly TableRow[]): number => {
  const counts = new Map<number, number>();
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  return Math.max(0, ...[...counts].map(([cells, times]) => (cells > 1 ? times + cells / 1_000 : 0)));
};
