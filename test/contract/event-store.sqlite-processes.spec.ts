import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openSqliteEventStore } from '#event-store';
import { anEvent, followToEnd, isIncreasing } from './event-store/kit.ts';

const script = new URL('./event-store/append-in-process.ts', import.meta.url).pathname;

/** A process of its own that opens the log, appends so many events to a stream, and prints the log's id and theirs. */
const linesOfProcess = async (file: string, stream: string, count: number): Promise<string[]> => {
  const flags = ['--disable-warning=ExperimentalWarning', '--conditions=source'];
  const child = spawn(process.execPath, [...flags, script, file, stream, String(count)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  await once(child, 'close');
  return lines;
};

describe('several processes on one SQLite log', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tdr-processes-'));
    file = join(folder, 'new', 'log.sqlite');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('agree on the log id when all of them find it missing', async () => {
    const ids = await Promise.all(Array.from({ length: 4 }, () => linesOfProcess(file, 'cell-none', 0)));
    expect(ids.flat()).toHaveLength(4);
    expect(new Set(ids.flat()).size).toBe(1);
  });

  it('write at the same time and follow each other', async () => {
    const store = await openSqliteEventStore({ file, upcasters: {} });
    const reader = await openSqliteEventStore({ file, upcasters: {}, readOnly: true });
    const streams = new Set(['cell-one', 'cell-two', 'cell-here']);
    const following = followToEnd(reader, 0, streams);
    const children = ['cell-one', 'cell-two'].map((name) => linesOfProcess(file, name, 20));
    const here: string[] = [];
    for (let n = 0; n < 20; n += 1) {
      const event = anEvent({ n });
      await store.append('cell-here', n === 0 ? 'no-stream' : n - 1, [event]);
      here.push(event.id);
    }
    const [one = [], two = []] = await Promise.all(children);
    const end = anEvent({}, 'ContractEnded');
    await store.append('cell-here', 19, [end]);

    const events = (await following).flatMap((batch) => batch.events);
    expect(isIncreasing(events.map((event) => event.position))).toBe(true);
    const idsIn = (stream: string) => events.filter((event) => event.stream === stream).map((event) => event.id);
    expect(one).toHaveLength(21);
    expect([idsIn('cell-one'), idsIn('cell-two'), idsIn('cell-here')]).toEqual([
      one.slice(1),
      two.slice(1),
      [...here, end.id],
    ]);
    await reader.close();
    await store.close();
  });
});
