import Papa from 'papaparse';
import { unguarded } from '#racing';

/** A row of a table; `line` counts from 1, blank lines too. Cells have no spaces around them. */
export type TableRow = { readonly line: number; readonly cells: readonly string[] };
/** A line that is no row, unchanged: a quote in it is not closed, or it never ends. */
export type TableFault = { readonly line: number; readonly fault: 'quotes' | 'too-long'; readonly text: string };

/** Characters read together; a longer row is a fault. */
const WINDOW_CHARACTERS = 1 << 16;
const VISIBLE_CHARACTERS = 5_000;

type Parsed = {
  readonly data: readonly (readonly string[])[];
  readonly errors: readonly { readonly row: number }[];
  readonly meta: { readonly cursor: number };
};

/**
 * Reads the rows of a text that comes in parts, with any line ends; quotes may hold separators and lines. A quote that
 * is not closed costs its own line: reading continues with the next one.
 */
export class RowReader {
  readonly faults: TableFault[] = [];
  readonly #parser: Papa.Parser;
  #rest = '';
  #line = 1;
  /** Within a line that is too long to be one. */
  #passing = false;

  constructor(separator: string) {
    this.#parser = new Papa.Parser({ delimiter: separator, newline: '\n' });
  }

  /** Rows that this part completes; blank ones are left out. */
  push(part: string, isLast: boolean): readonly TableRow[] {
    const text = this.#rest + part;
    // A line end may be cut in two.
    const cut = !isLast && text.endsWith('\r') ? text.length - 1 : text.length;
    this.#rest = text.slice(0, cut).replaceAll(/\r\n?/g, '\n');
    const rows: TableRow[] = [];
    const least = isLast ? 0 : WINDOW_CHARACTERS;
    while (this.#rest.length > least) this.#readSome(isLast, rows);
    this.#rest += text.slice(cut);
    return rows;
  }

  #readSome(isLast: boolean, rows: TableRow[]): void {
    if (this.#passing) return this.#passLine();
    const isWhole = isLast && this.#rest.length <= WINDOW_CHARACTERS;
    const window = this.#rest.slice(0, WINDOW_CHARACTERS);
    const { data, errors, meta } = this.#parser.parse(window, 0, !isWhole) as Parsed;
    const broken = new Set(errors.map(({ row }) => row));
    const begun = this.#line;
    for (const [at, cells] of data.entries()) {
      if (broken.has(at)) return this.#leaveOut('quotes', startOf(window, this.#line - begun));
      const trimmed = cells.map((cell) => unguarded(cell.trim()));
      if (trimmed.some((cell) => cell !== '')) rows.push({ line: this.#line, cells: trimmed });
      this.#line += linesOf(cells);
    }
    if (isWhole) this.#rest = '';
    else if (data.length > 0) this.#rest = this.#rest.slice(meta.cursor);
    else this.#leaveOut(window.includes('\n') ? 'quotes' : 'too-long', 0);
  }

  #leaveOut(fault: TableFault['fault'], from: number): void {
    const end = this.#rest.indexOf('\n', from);
    const text = this.#rest.slice(from, end < 0 ? undefined : end).slice(0, VISIBLE_CHARACTERS);
    this.faults.push({ line: this.#line, fault, text });
    this.#rest = this.#rest.slice(from);
    this.#passLine();
  }

  #passLine(): void {
    const end = this.#rest.indexOf('\n');
    this.#passing = end < 0;
    this.#rest = end < 0 ? '' : this.#rest.slice(end + 1);
    if (end >= 0) this.#line += 1;
  }
}

/** Lines that a row takes: quotes may hold some. */
const linesOf = (cells: readonly string[]): number => {
  let lines = 1;
  for (const cell of cells) for (let at = cell.indexOf('\n'); at >= 0; at = cell.indexOf('\n', at + 1)) lines += 1;
  return lines;
};

const startOf = (text: string, lines: number): number => {
  let at = 0;
  for (let line = 0; line < lines; line += 1) at = text.indexOf('\n', at) + 1;
  return at;
};

/** The cells of a single row; undefined where a quote is not closed. */
export const cellsOf = (row: string, separator: string): readonly string[] | undefined => {
  const reader = new RowReader(separator);
  const [first] = reader.push(row, true);
  return reader.faults.length > 0 ? undefined : (first?.cells ?? []);
};
