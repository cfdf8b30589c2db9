import { TIMES_LINES_AT_ONCE } from '#contracts';
import { csvLine, readNumber } from '#racing';
import type { CarChoices } from '../../lib/files/car-choices.ts';

export type FileLine = { readonly number: number; readonly text: string };

/** A file of lap times: the header line of a CSV, and the lines that may be times, as they are sent. */
export type LinesOfFile = { readonly header: string; readonly lines: readonly FileLine[] };

export type FileFault = 'columns' | 'empty';

/** A longer line is no time: its truncated text is refused by its content. */
const MAX_CHARACTERS = 5_000;
/** Characters per request: below the limit of a request, in any alphabet. */
const PART_CHARACTERS = 24_000;

/** JSON lines as they are, or a table row by row; the chosen cars replace their names in each. */
export async function linesOfFile(text: string, choices: CarChoices = {}): Promise<LinesOfFile | FileFault> {
  const read = text.trimStart().startsWith('{') ? jsonLines(text, choices) : await tableLines(text, choices);
  return typeof read !== 'string' && read.lines.length === 0 ? 'empty' : read;
}

/** Blank lines count towards line numbers and are omitted. */
const jsonLines = (text: string, choices: CarChoices): LinesOfFile => ({
  header: '{}',
  lines: text.split(/\r\n|\r|\n/).flatMap((line, at) => {
    const said = line.trim();
    return said === '' ? [] : [{ number: at + 1, text: withChosenCar(said, choices).slice(0, MAX_CHARACTERS) }];
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
    return { number: line, text: csvLine(sent).trimEnd().slice(0, MAX_CHARACTERS) };
  });
  // An unclosed quote, with any separator.
  const faults = table.faults.map(({ line, text: said }) => ({ number: line, text: `"${said.replaceAll('"', '')}` }));
  return {
    header: csvLine(head).trimEnd(),
    lines: [...rows, ...faults].toSorted((a, b) => a.number - b.number),
  };
}

/** The car's name in a line, as the server's report has it. */
function nameOf(field: (name: string) => string): string {
  if (field('car') !== '') return field('car').trim();
  const year = readNumber(field('year'), '.');
  return [field('brand'), field('name'), Number.isInteger(year) ? String(year) : ''].filter(Boolean).join(' ');
}

export const chunksOfFile = (lines: readonly FileLine[]): readonly (readonly FileLine[])[] => {
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
