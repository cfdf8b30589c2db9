import type { DecimalMark } from '#racing';

/** A column: figures, with NaN where there is none, or texts, of which each is kept once. Few figures are texts as well. */
export type CsvColumn = {
  readonly name: string;
  readonly figures: Float64Array | undefined;
  readonly texts: { readonly values: readonly string[]; readonly at: Uint32Array } | undefined;
};

/** A line of the file that was passed over. */
export type BadRow = { readonly line: number; readonly fault: 'quotes' | 'tooMany' };

export type CsvTable = {
  readonly rows: number;
  readonly mark: DecimalMark;
  readonly columns: readonly CsvColumn[];
  /** Where each row stands in the file. */
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

/** The text of a row; a figure alone has none. */
export const textAt = (column: CsvColumn | undefined, row: number): string =>
  column?.texts?.values[column.texts.at[row] ?? 0] ?? '';
