import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { killRounds } from '#test/fault-table';
import { type EventStore, openSqliteEventStore } from '#event-store';

const ROUNDS = killRounds(3);

type Acknowledged = { readonly stream: string; readonly revision: number; readonly id: string };

/** Lets a process write until it has acknowledged so many events, then kills it; returns all that it acknowledged. */
const writeAndKill = async (file: string, round: number, enough: number): Promise<Acknowledged[]> => {
  const script = new URL('./append-until-killed.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, ['--conditions=source', script, file, String(round)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const acknowledged: Acknowledged[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    const [stream = '', revision, id] = line.split(' ');
    // A line cut by the kill acknowledges nothing.
    if (id?.length === 36) acknowledged.push({ stream, revision: Number(revision), id });
    if (acknowledged.length === enough) child.kill('SIGKILL');
  }
  const [, signal] = await ended;
  expect(signal).toBe('SIGKILL');
  return acknowledged;
};

const expectAllThere = async (store: EventStore, acknowledged: readonly Acknowledged[]): Promise<void> => {
  for (const stream of new Set(acknowledged.map((each) => each.stream))) {
    const events = await store.read(stream);
    expect(events.map((event) => event.revision)).toEqual(events.map((_, index) => index));
    for (const { revision, id } of acknowledged.filter((each) => each.stream === stream)) {
      expect(events[revision]?.id).toBe(id);
    }
  }
};

describe('a process that is killed while it writes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tdr-kill-'));
  const file = join(folder, 'log.sqlite');
  afterAll(() => rmSync(folder, { recursive: true }));

  const all: Acknowledged[] = [];
  it.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))(
    'has lost nothing that it acknowledged, round %i',
    async (round) => {
      const acknowledged = await writeAndKill(file, round, 100 + ((round * 397) % 900));
      expect(acknowledged.length).toBeGreaterThanOrEqual(100);
      all.push(...acknowledged);
      const store = await openSqliteEventStore({ file, upcasters: {} });
      await expectAllThere(store, all);
      const inLog = (await store.readAll(0, 1_000_000)).events;
      expect(new Set(inLog.map((event) => `${event.stream} ${event.revision}`)).size).toBe(inLog.length);
      await store.close();
    },
  );
});
