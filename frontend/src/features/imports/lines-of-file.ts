import { TIMES_LINES_AT_ONCE } from '#contracts';

export type FileLine = { readonly number: number; readonly text: string };

/** A file of lap times: its first line, which heads the columns of CSV, and the lines that may be times. */
export type LinesOfFile = { readonly header: string; readonly lines: readonly FileLine[] };

/** A longer line is no time: what is left of it is refused by what it says. */
const MOST_CHARACTERS = 5_000;
/** Characters sent at once: less than a request may have, whatever the alphabet. */
const PART_CHARACTERS = 24_000;

/** Blank lines count and are left out. */
export const linesOfFile = (text: string): LinesOfFile => {
  const lines = text
    .split('\n')
    .map((line, at) => ({ number: at + 1, text: line.trim().slice(0, MOST_CHARACTERS) }))
    .filter((line) => line.text !== '');
  const header = lines[0]?.text ?? '';
  return { header, lines: header.startsWith('{') ? lines : lines.slice(1) };
};

/** Lines in lots that one request takes. */
export const partsOfFile = (lines: readonly FileLine[]): readonly (readonly FileLine[])[] => {
  const parts: FileLine[][] = [];
  let characters = Infinity;
  for (const line of lines) {
    const part = parts.at(-1);
    characters += line.text.length;
    if (part && part.length < TIMES_LINES_AT_ONCE && characters <= PART_CHARACTERS) {
      part.push(line);
      continue;
    }
    parts.push([line]);
    characters = line.text.length;
  }
  return parts;
};
