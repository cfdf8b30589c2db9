import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countersInFile } from './counters.file.ts';

const DAY_MS = 86_400_000;

describe('counters that are kept', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tdr-counters-'));
  const file = join(folder, 'acts-of-day.json');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('go on after a restart, each in its window, without those that are over', async () => {
    const first = await countersInFile(file);
    await first.counters.count('a', DAY_MS);
    await first.counters.count('a', DAY_MS);
    await first.counters.count('over', 0);
    await first.close();
    const second = await countersInFile(file);
    const { count, ttlMs } = await second.counters.count('a', 1);
    expect([count, ttlMs > DAY_MS - 60_000]).toEqual([3, true]);
    expect((await second.counters.read('over')).count).toBe(0);
    await second.close();
    expect(readFileSync(file, 'utf8')).toMatch(/^\[\["a",\{"count":3,"until":\d+\}\]\]$/);
  });

  it.each(['', '{}', '[["a",{"count":"x"}]]'])('begin anew where their file says %j', async (text) => {
    writeFileSync(file, text);
    const { counters, close } = await countersInFile(file);
    expect((await counters.count('a', DAY_MS)).count).toBe(1);
    await close();
  });
});
