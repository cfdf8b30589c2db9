import { TIMES_LINES_AT_ONCE } from '#contracts';
import { csvLine, readNumber } from '#racing';
import type { CarChoices } from '../../lib/files/car-choices.ts';

export type FileLine = { readonly number: number; readonly text: string };

/** A file of lap times: the line that heads the columns of CSV, and the lines that may be times, as they are sent. */
export type LinesOfFile = { readonly header: string; readonly lines: readonly FileLine[] };

/** Why nothing of a file is read. */
export type FileFault = 'columns' | 'empty';

/** A longer line is no time: what is left of it is refused by what it says. */
const MOST_CHARACTERS = 5_000;
/** Characters sent at once: less than a request may have, whatever the alphabet. */
const PART_CHARACTERS = 24_000;

/** JSON lines as they stand, or a table row by row; in each the cars that were chosen stand for what they are called. */
export async function linesOfFile(text: string, choices: CarChoices = {}): Promise<LinesOfFile | FileFault> {
  const read = text.trimStart().startsWith('{') ? jsonLines(text, choices) : await tableLines(text, choices);
  return typeof read !== 'string' && read.lines.length === 0 ? 'empty' : read;
}

/** Blank lines count and are left out. */
const jsonLines = (text: string, choices: CarChoices): LinesOfFile => ({
  header: '{}',
  lines: text.split(/\r\n|\r|\n/).flatMap((line, at) => {
    const said = line.trim();
    return said === '' ? [] : [{ number: at + 1, text: withChosenCar(said, choices).slice(0, MOST_CHARACTERS) }];
  }),
});

function withChosenCar(line: string, choices: CarChoices): string {
  if (Object.keys(choices).length === 0) return line;
  try {
    const fields = JSON.parse(line) as Record<string, unknown>;
    const chosen = choices[nameOf((name) => String(fields[name] ?? ''))];
    return chosen === undefined ? line : JSON.stringify({ ...fields, car: chosen });
  } catch {
    return line;
  }
}

async function tableLines(text: string, choices: CarChoices): Promise<LinesOfFile | FileFault> {
  const { columnName, readTable } = await import('#tables');
  const table = readTable(text, (cells) => ['track', 'tune'].every((name) => cells.map(columnName).includes(name)));
  if (!table) return text.trim() === '' ? 'empty' : 'columns';
  const names = table.head.cells.map(columnName);
  const head = names.includes('car') ? names : [...names, 'car'];
  const rows = table.rows.map(({ line, cells }) => {
    const chosen = choices[nameOf((name) => cells[names.indexOf(name)] ?? '')];
    const sent = chosen === undefined ? cells : head.map((name, at) => (name === 'car' ? chosen : (cells[at] ?? '')));
    return { number: line, text: csvLine(sent).trimEnd().slice(0, MOST_CHARACTERS) };
  });
  // A quote that is not closed, whatever parted the cells.
  const faults = table.faults.map(({ line, text: said }) => ({ number: line, text: `"${said.replaceAll('"', '')}` }));
  return {
    header: csvLine(head).trimEnd(),
    lines: [...rows, ...faults].toSorted((a, b) => a.number - b.number),
  };
}

/** How a line calls its car, as the report of the server has it. */
function nameOf(field: (name: string) => string): string {
  if (field('car') !== '') return field('car').trim();
  const year = readNumber(field('year'), '.');
  return [field('brand'), field('name'), Number.isInteger(year) ? String(year) : ''].filter(Boolean).join(' ');
}

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
