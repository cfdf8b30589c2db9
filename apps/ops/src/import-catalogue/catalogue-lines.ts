import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { csvLine } from '#racing';
import { encodingOf, type IsHead, RowReader, type TableForm, tableForm } from '#tables';

/** Most characters of a line that can be one car; a longer one is not held in memory. */
const MAX_LINE_CHARACTERS = 64 * 1024;
const CHUNK_BYTES = 1 << 20;

/** A line of the file: its number from 1, its text (undefined: too long), and the read position after it. */
export type CatalogueLine = { readonly number: number; readonly text: string | undefined; readonly endByte: number };

/** Reads a text file line by line, in bounded memory; blank lines are counted and left out. Invalid UTF-8 is U+FFFD. */
export async function* catalogueLines(file: string): AsyncGenerator<CatalogueLine> {
  let [number, rest, tooLong] = [0, '', false];
  for await (const { text, endByte, isLast } of textOf(file)) {
    const whole = rest + text;
    const cut = !isLast && whole.endsWith('\r') ? whole.length - 1 : whole.length;
    const lines = whole.slice(0, cut).split(/\r\n|\r|\n/);
    rest = isLast ? '' : (lines.pop() ?? '') + whole.slice(cut);
    for (const said of lines) {
      number += 1;
      const isTooLong = tooLong || said.length > MAX_LINE_CHARACTERS;
      tooLong = false;
      if (isTooLong || said.trim() !== '') yield { number, text: isTooLong ? undefined : said.trim(), endByte };
    }
    if (rest.length > MAX_LINE_CHARACTERS) [rest, tooLong] = ['', true];
  }
}

/** The same from a line on; each row of a table as a line of CSV, whatever its separator and cells. */
export async function* linesFrom(file: string, firstLine: number, separator?: string): AsyncGenerator<CatalogueLine> {
  for await (const line of separator === undefined ? catalogueLines(file) : rowLines(file, separator)) {
    if (line.number >= firstLine) yield line;
  }
}

/** How a table is written, and its head as a line of CSV; undefined where none of the first rows is one. */
export const headOfTable = async (file: string, isHead: IsHead): Promise<TableForm | undefined> => {
  const { value } = await textOf(file).next();
  return value ? tableForm(value.text.slice(0, MAX_LINE_CHARACTERS), isHead) : undefined;
};

export const ROW_SEPARATOR = ',';
export const rowLine = (cells: readonly string[]): string => csvLine(cells).trimEnd();

/** A row with an unclosed quote, for any separator. */
const brokenRow = (said: string): string => `"${said.replaceAll('"', '')}`;

async function* rowLines(file: string, separator: string): AsyncGenerator<CatalogueLine> {
  const reader = new RowReader(separator);
  let told = 0;
  for await (const { text, endByte, isLast } of textOf(file)) {
    const rows = reader.push(text, isLast).map(({ line, cells }) => ({ number: line, text: rowLine(cells) }));
    const faults = reader.faults.slice(told).map(({ line, fault, text: said }) => ({
      number: line,
      text: fault === 'too-long' ? undefined : brokenRow(said),
    }));
    told = reader.faults.length;
    for (const line of [...rows, ...faults].toSorted((a, b) => a.number - b.number)) yield { ...line, endByte };
  }
}

type Chunk = { readonly text: string; readonly endByte: number; readonly isLast: boolean };

/** The text of a file in chunks, in the encoding that its first chunk shows. */
async function* textOf(file: string): AsyncGenerator<Chunk> {
  const { size } = await stat(file);
  let [endByte, decoder] = [0, new TextDecoder()];
  for await (const bytes of createReadStream(file, { highWaterMark: CHUNK_BYTES }) as AsyncIterable<Buffer>) {
    if (endByte === 0) decoder = new TextDecoder(encodingOf(bytes, bytes.length < size));
    endByte += bytes.length;
    const isLast = endByte >= size;
    yield { text: decoder.decode(bytes, { stream: !isLast }), endByte, isLast };
  }
}
