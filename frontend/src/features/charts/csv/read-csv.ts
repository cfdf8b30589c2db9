import type { DecimalMark } from '#racing';
import { decodeText, formOf, type IsHead, readRows } from '#tables';
import type { CsvRead } from './csv-table.ts';
import { TableBuilder } from './table-builder.ts';

/** Parses a text with a header into columns, with any separator; `hear` gets the share read so far. */
export function readCsv(text: string, mark: DecimalMark | undefined, hear: (share: number) => void): CsvRead {
  const form = formOf(text, isHead) ?? formOf(text, () => true);
  if (!form) return { ok: false, fault: 'empty' };
  const builder = new TableBuilder(form.head.cells, mark);
  const faults = readRows(text, form, (rows, share) => {
    for (const row of rows) builder.add(row);
    hear(share);
  });
  return builder.done(faults);
}

/** A title line above the column names has few cells, mostly one. */
const isHead: IsHead = (cells, rows) => {
  const counts = rows.map((row) => filledOf(row.cells)).toSorted((a, b) => a - b);
  return filledOf(cells) > 1 && filledOf(cells) >= (counts[Math.floor(counts.length / 2)] ?? 0) / 2;
};
const filledOf = (cells: readonly string[]): number => cells.filter((cell) => cell !== '').length;

export const textOf = async (file: Blob): Promise<string> => decodeText(new Uint8Array(await file.arrayBuffer()));
