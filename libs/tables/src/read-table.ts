import { RowReader, type TableFault, type TableRow } from './row-reader.ts';
import { type IsHead, type TableForm, tableForm } from './separator.ts';

/** A table with the names of its columns; `faults` are lines that are no rows. */
export type Table = TableForm & { readonly rows: readonly TableRow[]; readonly faults: readonly TableFault[] };

/** The rows that decide how a text is read are among its first characters. */
const BEGINNING_CHARACTERS = 1 << 16;
const PART_CHARACTERS = 1 << 20;

export const formOf = (text: string, isHead: IsHead): TableForm | undefined =>
  tableForm(text.slice(0, BEGINNING_CHARACTERS), isHead);

/** The table in a text, from the row on that `isHead` accepts as its head; undefined where none is. */
export const readTable = (text: string, isHead: IsHead): Table | undefined => {
  const form = formOf(text, isHead);
  if (!form) return undefined;
  const rows: TableRow[] = [];
  const faults = readRows(text, form, (some) => rows.push(...some));
  return { ...form, rows, faults };
};

/** Passes the rows below the head part by part to `take`, with the share that is read, 0 to 1. */
export const readRows = (
  text: string,
  { separator, head }: TableForm,
  take: (rows: readonly TableRow[], share: number) => void,
): readonly TableFault[] => {
  const reader = new RowReader(separator);
  for (let from = 0; from < text.length; from += PART_CHARACTERS) {
    const to = from + PART_CHARACTERS;
    const rows = reader.push(text.slice(from, to), to >= text.length);
    take(
      head.line < (rows[0]?.line ?? 0) ? rows : rows.filter(({ line }) => line > head.line),
      Math.min(1, to / text.length),
    );
  }
  return reader.faults.filter(({ line }) => line > head.line);
};

/** Names of columns in files: capitals, spaces and signs do not matter, `Game version` is `gameversion`. */
export const columnName = (head: string): string => head.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');

/** The cells of a row by the names of their columns; of two columns of one name, the first. */
export const fieldsOf = (names: readonly string[], cells: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''] as const).toReversed());
