import { createReadStream } from 'node:fs';

/** Characters of a line that still could be one car; a longer one is not kept in memory. */
const MAX_LINE_CHARACTERS = 64 * 1024;

/** A line of the file: its number from 1, its text (undefined: too long), and where in the file it ends. */
export type CatalogueLine = { readonly number: number; readonly text: string | undefined; readonly endByte: number };

/** Reads a text file line by line, in bounded memory; blank lines are counted and left out. Invalid UTF-8 is U+FFFD. */
export async function* catalogueLines(file: string): AsyncGenerator<CatalogueLine> {
  let [number, endByte, rest, tooLong] = [0, 0, Buffer.alloc(0), false];
  const line = (bytes: Buffer, end: number): CatalogueLine | undefined => {
    number += 1;
    endByte += end;
    const text = bytes
      .toString('utf8')
      .replace(/^\uFEFF/, '')
      .trim();
    return text === '' && !tooLong ? undefined : { number, text: tooLong ? undefined : text, endByte };
  };
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    rest = Buffer.concat([rest, chunk]);
    for (let at = rest.indexOf(10); at >= 0; at = rest.indexOf(10)) {
      tooLong ||= at > MAX_LINE_CHARACTERS;
      const found = line(rest.subarray(0, at), at + 1);
      if (found) yield found;
      rest = rest.subarray(at + 1);
      tooLong = false;
    }
    if (rest.length > MAX_LINE_CHARACTERS) {
      [endByte, rest, tooLong] = [endByte + rest.length, Buffer.alloc(0), true];
    }
  }
  const last = rest.length > 0 || tooLong ? line(rest, rest.length) : undefined;
  if (last) yield last;
}

/** The same from a line on, as behind a header. */
export async function* linesFrom(file: string, firstLine: number): AsyncGenerator<CatalogueLine> {
  for await (const line of catalogueLines(file)) {
    if (line.number >= firstLine) yield line;
  }
}
