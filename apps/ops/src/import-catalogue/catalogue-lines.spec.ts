import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bytesOf, encodings } from '#test/table-bytes';
import { type CatalogueLine, catalogueLines, headOfTable, linesFrom } from './catalogue-lines.ts';

const folder = mkdtempSync(join(tmpdir(), 'lines-'));
afterAll(() => rmSync(folder, { recursive: true }));

const linesOf = async (content: string): Promise<CatalogueLine[]> => {
  const file = join(folder, 'cars.jsonl');
  writeFileSync(file, content);
  const lines: CatalogueLine[] = [];
  for await (const line of catalogueLines(file)) lines.push(line);
  return lines;
};

describe('catalogue lines', () => {
  it('are numbered from 1, blank ones counted and left out, with either line ending and without a last one', async () => {
    expect(await linesOf('\uFEFFa\r\n\n  \nb')).toEqual([
      { number: 1, text: 'a', endByte: 11 },
      { number: 4, text: 'b', endByte: 11 },
    ]);
    expect((await linesOf('a\rb\r\r')).map(({ number, text }) => [number, text])).toEqual([
      [1, 'a'],
      [2, 'b'],
    ]);
  });

  it('of a table are its rows, whatever program wrote it', async () => {
    const text = 'Übersicht\rname;rq\r"Golf;\rGTI";1,5\r"Up;2\rPolo;3';
    for (const encoding of encodings) {
      const file = join(folder, 'cars.csv');
      writeFileSync(file, bytesOf(text, encoding));
      const form = await headOfTable(file, (cells) => cells[0] === 'name');
      const lines: CatalogueLine[] = [];
      for await (const line of linesFrom(file, (form?.head.line ?? 0) + 1, form?.separator)) lines.push(line);
      expect(lines.map(({ number, text: said }) => [number, said])).toEqual([
        [3, '"Golf;\nGTI","1,5"'],
        [5, '"Up;2'],
        [6, 'Polo,3'],
      ]);
    }
  });

  it('are whole where the file is read in pieces that cut letters in two', async () => {
    const lines = Array.from({ length: 20_000 }, (_, n) => `Citroën ${n} é`);
    expect((await linesOf(lines.join('\n'))).map(({ text }) => text)).toEqual(lines);
  });

  it('that are too long are marked, and the next one is read well', async () => {
    const found = await linesOf(`a\n${'x'.repeat(300_000)}\nb\n${'y'.repeat(300_000)}`);
    expect(found.map(({ number, text }) => [number, text])).toEqual([
      [1, 'a'],
      [2, undefined],
      [3, 'b'],
      [4, undefined],
    ]);
    expect(found.at(-1)?.endByte).toBe(600_005);
  });
});
