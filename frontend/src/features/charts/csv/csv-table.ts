import type { DecimalMark } from './read-figure.ts';

/** A column: figures, with NaN where there is none, or texts, of which each is kept once. Few figures are texts as well. */
export type CsvColumn = {
  readonly name: string;
  readonly figures: Float64Array | undefined;
  readonly texts: { readonly values: readonly string[]; readonly at: Uint32Array } | undefined;
};

/** A row that was passed over, counted from the head, which is 1. */
export type BadRow = { readonly row: number; readonly fault: 'quotes' | 'tooMany' };

export type CsvTable = {
  readonly rows: number;
  readonly mark: DecimalMark;
  readonly columns: readonly CsvColumn[];
  /** The first of them; `badRows` counts all. */
  readonly bad: readonly BadRow[];
  readonly badRows: number;
};

export type CsvFault = 'empty' | 'noFigures';
export type CsvRead =
  { readonly ok: true; readonly table: CsvTable } | { readonly ok: false; readonly fault: CsvFault };

export const columnOf = (table: CsvTable, name: string): CsvColumn | undefined =>
  table.columns.find((column) => column.name === name);

/** The text of a row; a figure alone has none. */
export const textAt = (column: CsvColumn | undefined, row: number): string =>
  column?.texts?.values[column.texts.at[row] ?? 0] ?? '';
