import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CatalogueLine, catalogueLines } from './catalogue-lines.ts';

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
      { number: 1, text: 'a', endByte: 6 },
      { number: 4, text: 'b', endByte: 11 },
    ]);
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
