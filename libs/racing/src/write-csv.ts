/** What a spreadsheet would run as a formula, unless it is a number. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/;
const NEEDS_QUOTES = /[",;\t\r\n|]/;

const isFormula = (text: string): boolean => FORMULA.test(text.replace(/^'+/, ''));

/** An apostrophe before a formula makes it a text; `unguarded` removes it again. */
const guarded = (text: string): string => (isFormula(text) && !NUMBER.test(text) ? `'${text}` : text);

/** A cell as it was before it was written here. */
export const unguarded = (cell: string): string => (cell.startsWith("'") && isFormula(cell) ? cell.slice(1) : cell);

const quoted = (cell: string): string => (NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A line of CSV (RFC 4180) that runs nothing in a spreadsheet, and is read back unchanged. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => quoted(guarded(cell))).join(',')}\r\n`;

/** The byte order mark, without which spreadsheets read accents wrongly. */
export const CSV_START = '\uFEFF';

/** Rows as CSV. */
export const csvText = (rows: readonly (readonly string[])[]): string => CSV_START + rows.map(csvLine).join('');
