import type { TableFault, TableRow } from '#tables';
import type { BadRow, CsvColumn, CsvRead } from './csv-table.ts';
import type { DecimalMark } from '#racing';
import { markOf, readFigure } from './read-figure.ts';

/** After so many rows the numeric columns and their decimal mark are fixed. */
const SAMPLE = 2000;
const MAX_COLUMNS = 100;
const MAX_NAME = 60;
const MAX_TEXT = 200;
/** A numeric column with no more distinct values also distinguishes groups, as a tune does. */
const FEW = 50;
const BAD_KEPT = 5;

type Growing = { readonly name: string; figures?: number[]; values?: Map<string, number>; at: number[] };

/** Builds columns from rows as they arrive, under the names of `head`. */
export class TableBuilder {
  private readonly head: readonly Growing[];
  private sample: TableRow['cells'][] | undefined = [];
  private rows = 0;
  private readonly lines: number[] = [];
  private readonly bad: BadRow[] = [];
  private mark: DecimalMark | undefined;

  constructor(head: readonly string[], mark: DecimalMark | undefined) {
    this.head = headOf(head);
    this.mark = mark;
  }

  add({ line, cells }: TableRow): void {
    const isTooLong = cells.length > this.head.length && cells.slice(this.head.length).some(Boolean);
    if (isTooLong) {
      this.bad.push({ line, fault: 'tooMany' });
      return;
    }
    this.lines.push(line);
    if (this.sample) this.addToSample(cells);
    else this.store(cells);
  }

  /** `faults`: invalid lines. */
  done(faults: readonly TableFault[]): CsvRead {
    this.settle();
    const [broken] = faults;
    if (this.rows === 0 && broken) return { ok: false, fault: 'quotes', line: broken.line };
    if (this.rows === 0) return { ok: false, fault: 'empty' };
    const columns = this.head.map((one) => columnFrom(one));
    if (!columns.some(({ figures }) => figures)) return { ok: false, fault: 'noFigures' };
    const bad = [...this.bad, ...faults.map(({ line }) => ({ line, fault: 'quotes' as const }))];
    const first = bad.toSorted((a, b) => a.line - b.line).slice(0, BAD_KEPT);
    const { rows, mark = '.', lines } = this;
    return {
      ok: true,
      table: { rows, mark, columns, lines: Uint32Array.from(lines), bad: first, badRows: bad.length },
    };
  }

  private addToSample(cells: TableRow['cells']): void {
    this.sample?.push(cells);
    if (this.sample?.length === SAMPLE) this.settle();
  }

  private settle(): void {
    const { sample, head } = this;
    if (!sample) return;
    this.sample = undefined;
    const mark = (this.mark ??= markOf(sample.flat()));
    head.forEach((column, at) => {
      const said = sample.map((row) => row[at] ?? '').filter((text) => text.trim() !== '');
      const read = said.filter((text) => !Number.isNaN(readFigure(text, mark)));
      if (read.length > 0 && read.length >= said.length / 2) column.figures = [];
    });
    for (const row of sample) this.store(row);
  }

  private store(row: readonly string[]): void {
    const { head, mark = '.' } = this;
    this.rows += 1;
    for (let at = 0; at < head.length; at += 1) storeField(head[at] as Growing, row[at] ?? '', mark);
  }
}

/** Makes names unique, so that each means one column. */
function headOf(row: readonly string[]): Growing[] {
  const seen = new Map<string, number>();
  return row.slice(0, MAX_COLUMNS).map((text, at) => {
    const name = text.trim().slice(0, MAX_NAME) || String(at + 1);
    const before = seen.get(name) ?? 0;
    seen.set(name, before + 1);
    return { name: before === 0 ? name : `${name} (${before + 1})`, values: new Map(), at: [] };
  });
}

function storeField(column: Growing, text: string, mark: DecimalMark): void {
  const { figures, values } = column;
  figures?.push(readFigure(text, mark));
  if (!values) return;
  const short = text.length > MAX_TEXT ? text.slice(0, MAX_TEXT) : text;
  let known = values.get(short);
  if (known === undefined) {
    known = values.size;
    values.set(short, known);
  }
  column.at.push(known);
  if (figures && values.size > FEW) {
    delete column.values;
    column.at = [];
  }
}

const columnFrom = ({ name, figures, values, at }: Growing): CsvColumn => ({
  name,
  figures: figures && Float64Array.from(figures),
  texts: values && { values: [...values.keys()], at: Uint32Array.from(at) },
});
