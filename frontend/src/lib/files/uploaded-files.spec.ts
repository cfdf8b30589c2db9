import { carResolver, isGarageHead, isMatchesHead, matchRows, ownedCopiesOf, readGarageFile } from '#racing';
import { isTimesHead, timesFormatOf } from '../../../../libs/imports/src/times/times-reader.ts';
import { bytesOf, encodings } from '#test/table-bytes';
import { readCsv } from '../../features/charts/csv/read-csv.ts';
import { isDeckHead, readDeckFile, readDeckTable } from '../../features/decks/deck-file.ts';
import { linesOfFile } from '../../features/imports/lines-of-file.ts';
import { readClubs } from '../../routes/clubs/read-clubs.ts';
import { decodeText, readTable } from '#tables';

const resolve = carResolver([{ id: 'C4', name: 'Citroën C4 WRC', brand: 'Citroen', year: 2007 }]);
const ROWS = ['Citroën C4 WRC', 'Renée "R", 5'];

/** How each consumer of files reads a table with one valid row and one with quotes: always the same. */
type Consumer = {
  readonly head: readonly string[];
  readonly row: readonly string[];
  readonly read: (text: string) => unknown;
  /** `line`: that of the valid row. */
  readonly expected: (line: number) => unknown;
};

const consumers: Readonly<Record<string, Consumer>> = {
  garage: {
    head: ['car', 'tune', 'since', 'won'],
    row: ['2 Citroën C4 WRC', '332.0', '14.3.2026', '1.234'],
    read: (text) =>
      readGarageFile(text, (one) => readTable(one, isGarageHead)).copies.map((read) => {
        const owned = ownedCopiesOf(read, resolve);
        return [read.line, read.since, read.won, 'copies' in owned ? owned.copies.length : owned.open.answer];
      }),
    expected: (line) => [
      [line, '2026-03-14T00', 1234, 2],
      [line + 1, null, 0, 'unknown'],
    ],
  },
  'lap times': {
    head: ['car', 'tune', 'track', 'condition', 'time'],
    row: ['Citroën C4 WRC', '332.0', 'mile4', '0', '24:50'],
    read: async (text) => {
      const lines = await linesOfFile(text);
      if (typeof lines === 'string') return lines;
      const format = timesFormatOf(lines.header);
      return lines.lines.map((line) => {
        const said = format?.read(line);
        return said?.ok ? [line.number, said.car, said.tune, said.trackCode, said.value] : [line.number, said?.code];
      });
    },
    expected: (line) => [
      [line, 'Citroën C4 WRC', '332', 'mile4_a00', { kind: 'time', seconds: 24.5 }],
      [line + 1, 'tune-invalid'],
    ],
  },
  decks: {
    head: ['deck', 'car', 'tune', 'track'],
    row: ['Wet', 'Citroën C4 WRC', '332.0', 'tRoad_a01'],
    read: (text) => {
      const table = readTable(text, isDeckHead);
      return table && readDeckTable(table, resolve);
    },
    expected: (line) => ({
      decks: [{ name: 'Wet', query: '?share=~KtRoad_a01~CC4~T332' }],
      left: 1,
      quotes: [],
      leftLines: [line + 1],
      open: [],
    }),
  },
  matches: {
    head: ['place', 'match', 'car1'],
    row: ['YB Cup', '3.0', 'Citroën C4 WRC'],
    read: (text) => {
      const table = readTable(text, isMatchesHead);
      return table && matchRows(table).map(({ at, place, match, cars = [] }) => [at, place, match, cars]);
    },
    expected: (line) => [
      [line, 'YB Cup', 3, ['Citroën C4 WRC']],
      [line + 1, 'Renée "R", 5', NaN, []],
    ],
  },
  charts: {
    head: ['car', 's', 'note'],
    row: ['Citroën C4 WRC', '24:50', 'x'],
    read: (text) => {
      const read = readCsv(text, undefined, () => undefined);
      return (
        read.ok && [
          [...read.table.lines],
          [...(read.table.columns[1]?.figures ?? [])],
          read.table.columns[0]?.texts?.values,
        ]
      );
    },
    expected: (line) => [[line, line + 1], [24.5, NaN], ROWS],
  },
};

const signs = { comma: ',', semicolon: ';', tab: '\t' } as const;
const ends = { LF: '\n', CRLF: '\r\n', CR: '\r' } as const;
const quoted = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`);

/** Lines above the column names. */
const above = {
  title: () => ['Übersicht'],
  'sep=': (sign: string) => [`sep=${sign}`],
  nothing: () => [],
} as const;

describe.each(Object.entries(consumers))('%s of a file', (_name, { head, row, read, expected }) => {
  const all = encodings.flatMap((encoding) =>
    Object.keys(signs).flatMap((sign) =>
      Object.keys(ends).flatMap((end) => Object.keys(above).map((over) => [encoding, sign, end, over] as const)),
    ),
  );

  it.each(all)('are read from %s with %s, %s and above them %s', async (encoding, sign, end, over) => {
    const by = signs[sign as keyof typeof signs];
    const odd = [ROWS[1] ?? '', ...head.slice(1).map(() => '')];
    const lead = above[over as keyof typeof above](by);
    const lines = [...lead, quoted(head).join(by), quoted(row).join(by), quoted(odd).join(by)];
    const text = decodeText(bytesOf(lines.join(ends[end as keyof typeof ends]), encoding));
    expect(await read(text)).toEqual(expected(lead.length + 2));
  });

  it('lose a line whose quote is not closed, and know the lines behind it', async () => {
    const lines = ['Title', head.join(';'), quoted(row).join(';'), `"${ROWS[1]};x`, quoted(row).join(';')];
    const told = JSON.stringify(await read(lines.join('\n')));
    expect(told).toContain(JSON.stringify(expected(3)).includes('[3,') ? '5' : 'Wet');
    await expect(Promise.resolve(read('\r\r\r'))).resolves.not.toThrow();
  });
});

it('a chart knows decimal commas from decimal points', () => {
  const figuresOf = (text: string) => {
    const read = readCsv(text, undefined, () => undefined);
    return read.ok && [...(read.table.columns[1]?.figures ?? [])];
  };
  expect(figuresOf('car;s\nFlea;1.234\nMini;1,5')).toEqual([1234, 1.5]);
  expect(figuresOf('car,s\nFlea,1.234\nMini,"1,234"')).toEqual([1.234, 1234]);
});

describe('lists in JSON', () => {
  it.each(encodings)('of decks and clubs are read from %s', (encoding) => {
    const slots = JSON.stringify([{ name: 'Größe', tracks: ['tRoad_a00'] }]);
    expect(readDeckFile(decodeText(bytesOf(slots, encoding)))?.decks[0]?.name).toBe('Größe');
    const days = JSON.stringify({ days: [{ day: '2026-11-24' }] }, null, 2).replaceAll('\n', '\r');
    expect(readClubs(decodeText(bytesOf(days, encoding)))).toMatchObject([{ entry: { day: '2026-11-24' } }]);
  });
});

it('a file of times has its head among the first lines alone', () => {
  expect([isTimesHead(['Car', 'Tune', 'Track']), isTimesHead(['car', 'time'])]).toEqual([true, false]);
});
