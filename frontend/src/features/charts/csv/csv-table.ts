import type { DecimalMark } from '#racing';

/**
 * A column: numbers, with NaN where there is none, or texts, each stored once. Few distinct numbers are texts as well.
 */
export type CsvColumn = {
  readonly name: string;
  readonly figures: Float64Array | undefined;
  readonly texts: { readonly values: readonly string[]; readonly at: Uint32Array } | undefined;
};

export type BadRow = { readonly line: number; readonly fault: 'quotes' | 'tooMany' };

export type CsvTable = {
  readonly rows: number;
  readonly mark: DecimalMark;
  readonly columns: readonly CsvColumn[];
  readonly lines: Uint32Array<ArrayBuffer>;
  /** The first of them; `badRows` counts all. */
  readonly bad: readonly BadRow[];
  readonly badRows: number;
};

export type CsvFault = 'empty' | 'noFigures' | 'quotes';
export type CsvRead =
  | { readonly ok: true; readonly table: CsvTable }
  | { readonly ok: false; readonly fault: CsvFault; readonly line?: number };

export const columnOf = (table: CsvTable, name: string): CsvColumn | undefined =>
  table.columns.find((column) => column.name === name);

/** The text of a row; a column of numbers only has none. */
export const textAt = (column: CsvColumn | undefined, row: number): string =>
  column?.texts?.values[column.texts.at[row] ?? 0] ?? '';
