import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openErasureJournal } from '#accounts';
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
    const lines = [];
    for await (const line of journal.lines()) lines.push(line);
    expect(lines).toHaveLength(1);
  });
});
