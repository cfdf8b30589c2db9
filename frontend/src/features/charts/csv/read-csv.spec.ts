import { columnOf, type CsvTable, textAt } from './csv-table.ts';
import { readCsv, textOf } from './read-csv.ts';
import { markOf, readFigure } from './read-figure.ts';

const tableOf = (text: string, mark?: '.' | ','): CsvTable => {
  const read = readCsv(text, mark, () => undefined);
  if (!read.ok) throw new Error(read.fault);
  return read.table;
};
const figuresOf = (table: CsvTable, name: string) => [...(columnOf(table, name)?.figures ?? [])];

describe('a figure', () => {
  it.each([
    ['1234.5', '.', 1234.5],
    ['1,234.5', '.', 1234.5],
    ['1.234,5', ',', 1234.5],
    ["1'234,5", ',', 1234.5],
    ['-0,25', ',', -0.25],
    ['250 mph', '.', 250],
    ['1:24.50', '.', 84.5],
    ['01:24:50', '.', 84.5],
    ['24:50', '.', 24.5],
    ['24:5', ',', 24.5],
    ['1e3', '.', 1000],
  ] as const)('%s with the mark %s is %d', (text, mark, figure) => {
    expect(readFigure(text, mark)).toBeCloseTo(figure);
  });

  it.each(['', '  ', 'DNF', '911 GT', '1.2.3', '-', '2026-11-23', '61:00:00', '1:2:3:4'])('is not %j', (text) => {
    expect(readFigure(text, '.')).toBeNaN();
  });

  it('has the mark that most of its column can only mean', () => {
    expect(markOf(['1,234', '5,5'])).toBe(',');
    expect(markOf(['1,234', '5.5'])).toBe('.');
    expect(markOf(['1.234,50'])).toBe(',');
    expect(markOf(['1,234.50', '1,234,567'])).toBe('.');
    expect(markOf(['0,123'])).toBe(',');
  });
});

describe('a file of fields', () => {
  it('is read whatever parts them', () => {
    for (const text of ['car,s\nMini,1.5\n', 'car;s\r\nMini;1,5\r\n', 'car\ts\nMini\t1.5', 'car|s\nMini|1,5'])
      expect(figuresOf(tableOf(text), 's')).toEqual([1.5]);
  });

  it('may have commas and lines within quotes, an empty line, and no figure in a field', () => {
    const table = tableOf('car,s\n"Golf, the\nfirst",70\n\nPolo,\nLupo,DNF\nUp,80\n');
    expect(figuresOf(table, 's')).toEqual([70, NaN, NaN, 80]);
    expect(textAt(columnOf(table, 'car'), 0)).toBe('Golf, the\nfirst');
  });

  it('passes over what has more fields than its head, and says where', () => {
    const table = tableOf('car,s\nMini,1\nGolf,2,3\nPolo,4\n');
    expect(figuresOf(table, 's')).toEqual([1, 4]);
    expect(table).toMatchObject({ badRows: 1, bad: [{ line: 3, fault: 'tooMany' }] });
  });

  it('may have a title above, and ends its lines as it likes', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const table = tableOf(
        ['Times;May', '', 'car;s;rq;a;b', 'Mini;1,5;20;1;1', '"Golf;9;9;1;1', 'Polo;2,5;30;1;1'].join(end),
      );
      expect([figuresOf(table, 's'), [...table.lines]]).toEqual([
        [1.5, 2.5],
        [4, 6],
      ]);
      expect(table.bad).toEqual([{ line: 5, fault: 'quotes' }]);
    }
    expect(readCsv('car,s\n"Golf,9', undefined, () => undefined)).toEqual({ ok: false, fault: 'quotes', line: 2 });
  });

  it('keeps few figures as texts too, and tells columns of one name apart', () => {
    const table = tableOf('tune,s,s\n332,1,2\n323,3,4\n');
    expect(table.columns.map(({ name }) => name)).toEqual(['tune', 's', 's (2)']);
    expect(textAt(columnOf(table, 'tune'), 1)).toBe('323');
  });

  it('needs rows, and figures in them', () => {
    expect(readCsv('car,s\n', undefined, () => undefined)).toEqual({ ok: false, fault: 'empty' });
    expect(readCsv('car,colour\nMini,red\n', undefined, () => undefined)).toEqual({ ok: false, fault: 'noFigures' });
  });

  it('is read in parts when it is long, and takes the mark that is chosen', () => {
    const shares: number[] = [];
    const lines = Array.from({ length: 9000 }, (_, at) => `${'Long '.repeat(30)}${at % 9},${at},"1,500"`);
    const read = readCsv(['car,s,t', ...lines].join('\n'), ',', (share) => shares.push(share));
    expect(read).toMatchObject({ ok: true, table: { rows: 9000, mark: ',' } });
    expect(read.ok && columnOf(read.table, 't')?.figures?.at(-1)).toBe(1.5);
    expect(shares.length).toBeGreaterThan(1);
    expect(shares.at(-1)).toBe(1);
  });

  it('comes in the letters of its program', async () => {
    expect(await textOf(new Blob([new Uint8Array([0x43, 0xe9])]))).toBe('Cé');
    expect(await textOf(new Blob([new Uint8Array([0xff, 0xfe, 0x43, 0, 0xe9, 0])]))).toBe('Cé');
    expect(await textOf(new Blob(['Cé']))).toBe('Cé');
  });
});
