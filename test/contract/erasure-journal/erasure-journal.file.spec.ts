import { appendFileSync, existsSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ErasureJournalUnwritable, openErasureJournal } from '#accounts';
import { erasureJournalContract } from '../erasure-journal.contract.ts';

const folder = mkdtempSync(join(tmpdir(), 'tdr-journal-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the journal of erasures in a file', () => {
  erasureJournalContract(() => openErasureJournal(join(folder, 'erasures.jsonl')));

  it('leaves out a last line that was cut off', async () => {
    const path = join(folder, 'cut.jsonl');
    const journal = await openErasureJournal(path);
    await journal.append({ erased: 'ann', at: '2026-03-01T00:00:00.000Z' });
    appendFileSync(path, '{"erased":"bo');
    expect(await linesOf(path)).toHaveLength(1);
  });

  it.each([
    ['in the middle', '{"erased":"bo'],
    ['before its end', '{"backup":"first","at":"2026-03-02T00:00:00.000Z"}'],
  ])('keeps what follows a line that was cut off %s', async (_, torn) => {
    const path = join(folder, 'torn.jsonl');
    writeFileSync(path, torn);
    const journal = await openErasureJournal(path);
    for (const erased of ['cat', 'dan']) await journal.append({ erased, at: '2026-03-03T00:00:00.000Z' });
    expect((await linesOf(path)).filter((line) => 'erased' in line).map(({ erased }) => erased)).toEqual([
      'cat',
      'dan',
    ]);
    truncateSync(path);
    await journal.append({ erased: 'eve', at: '2026-03-04T00:00:00.000Z' });
    expect(await linesOf(path)).toHaveLength(1);
  });

  it('says before the first line whether there can be one', async () => {
    const path = join(folder, 'new', 'proved.jsonl');
    await (await openErasureJournal(path)).prove();
    expect([existsSync(path), await linesOf(path)]).toEqual([true, []]);
    const below = await openErasureJournal(join(path, 'a file is no folder'));
    await expect(below.prove()).rejects.toThrow(ErasureJournalUnwritable);
  });
});

const linesOf = async (path: string) => {
  const lines = [];
  for await (const line of (await openErasureJournal(path)).lines()) lines.push(line);
  return lines;
};
