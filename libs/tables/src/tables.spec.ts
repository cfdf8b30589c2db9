import { csvText } from '#racing';
import * as fc from 'fast-check';
import { cellsOf, decodeText, readRows, readTable, formOf } from './index.ts';
import { RowReader } from './row-reader.ts';
import { bytesOf, encodings } from '#test/table-bytes';

const isHead = (cells: readonly string[]) => cells[0] === 'car';
const cellsIn = (text: string) => readTable(text, isHead)?.rows.map(({ line, cells }) => [line, ...cells]);

describe('the bytes of a text', () => {
  it.each(encodings)('are read as %s', (encoding) => {
    expect(decodeText(bytesOf('Citroën;é', encoding))).toBe('Citroën;é');
  });

  it.each(['utf-16le', 'utf-16be'] as const)('are read by their mark as %s, where no byte is zero', (encoding) => {
    expect(decodeText(bytesOf('ЛадаНива', encoding))).toBe('ЛадаНива');
  });

  it('may end within the first letter, or be none', () => {
    expect([decodeText(new Uint8Array()), decodeText(new Uint8Array([0xef, 0xbb, 0xbf]))]).toEqual(['', '']);
  });
});

describe('a table', () => {
  it.each(['\n', '\r\n', '\r'])('ends its lines with %j, and every row knows its own', (end) => {
    const text = ['My cars', '', 'car,tune', 'Golf,332', '"Polo, the', 'first",323', '', 'Up,111'].join(end);
    expect(cellsIn(text)).toEqual([
      [4, 'Golf', '332'],
      [5, 'Polo, the\nfirst', '323'],
      [8, 'Up', '111'],
    ]);
  });

  it('may say what parts its cells, or show it', () => {
    expect(cellsIn('sep=;\ncar;s\nGolf;1,5')).toEqual([[3, 'Golf', '1,5']]);
    expect(readTable('sep=;\ncar;s\nGolf;1,5', isHead)?.decimals).toBe('comma');
    expect(cellsIn('sep=^\rcar^s\rGolf^"1,5"\r')).toEqual([[3, 'Golf', '1,5']]);
    expect(formOf('sep=;\na;b\n1;2', () => true)?.head).toEqual({ line: 2, cells: ['a', 'b'] });
    for (const sign of [',', ';', '\t', '|']) {
      const text = `Times of May\ncar${sign}s\nGolf${sign}"1${sign}5"`;
      expect(cellsIn(text)).toEqual([[3, 'Golf', `1${sign}5`]]);
    }
  });

  it('loses a line whose quote is not closed, and no other', () => {
    for (const bad of ['"Golf,332', 'Golf,"332', '"Golf" GTI,332']) {
      const table = readTable(`car,tune\nUp,111\n${bad}\nPolo,323\n"Audi, quattro",111\n`, isHead);
      expect(table?.faults).toEqual([{ line: 3, fault: 'quotes', text: bad }]);
      expect(table?.rows.map(({ line, cells }) => [line, ...cells])).toEqual([
        [2, 'Up', '111'],
        [4, 'Polo', '323'],
        [5, 'Audi, quattro', '111'],
      ]);
    }
  });

  it('loses nothing above its head, and has cells without spaces around them', () => {
    const table = readTable('"Times of May\ncar; s\n Golf ;\t1,5 ', isHead);
    expect([table?.faults, table?.rows, table?.head.cells]).toEqual([
      [],
      [{ line: 3, cells: ['Golf', '1,5'] }],
      ['car', 's'],
    ]);
  });

  it('is read in bounded memory: a row that never ends is passed over', () => {
    const table = readTable(
      `car,tune\nUp,111\n${'x'.repeat(300_000)}\nPolo,"${'y\n'.repeat(100_000)}Golf,332\n`,
      isHead,
    );
    expect(table?.faults.map(({ line, fault }) => [line, fault])).toEqual([
      [3, 'too-long'],
      [4, 'quotes'],
    ]);
    expect(table?.rows.at(-1)?.cells).toEqual(['Golf', '332']);
  });

  it('comes part by part', () => {
    const text = Array.from({ length: 9_000 }, (_, at) => `${'Long '.repeat(30)}${at},${at}`).join('\r\n');
    const form = formOf(`a,b\r\n${text}`, () => true);
    const shares: number[] = [];
    let last: readonly string[] = [];
    if (form)
      readRows(`a,b\r\n${text}`, form, (rows, share) => {
        shares.push(share);
        last = rows.at(-1)?.cells ?? last;
      });
    expect([shares.length > 1, shares.at(-1), last[1]]).toEqual([true, 1, '8999']);
  });

  it('is the same however its text is cut', () => {
    const text = 'car;n\r\n"Golf;\r\nGTI";1\r"x";2\n\n"y;3\nz;4\r\n';
    const whole = new RowReader(';').push(text, true);
    for (let at = 1; at < text.length; at += 1) {
      const reader = new RowReader(';');
      expect([...reader.push(text.slice(0, at), false), ...reader.push(text.slice(at), true)]).toEqual(whole);
    }
  });

  it('that we wrote is read back as it was, and runs nothing in a spreadsheet', () => {
    const cell = fc
      .oneof(fc.string(), fc.constantFrom('=1+1', '-2+3+cmd|x', "'=a", '@x', '+a', '-5', 'a;=b', 'x"y', '"', "'"))
      .map((text) => text.trim().replaceAll(/\r\n?/g, '\n'));
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(rows, (given) => {
        const text = csvText([['car', 'x'], ...given]);
        const full = given.filter((cells) => cells.some((one) => one !== ''));
        expect(readTable(decodeText(new TextEncoder().encode(text)), isHead)?.rows.map(({ cells }) => cells)).toEqual(
          full,
        );
      }),
    );
  });

  it('has one row alone', () => {
    expect(cellsOf('a;"b;c"', ';')).toEqual(['a', 'b;c']);
    expect(cellsOf('a;"b', ';')).toBeUndefined();
    expect(cellsOf('', ';')).toEqual([]);
  });
});
