import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { aCar } from '#test/a-car';
import { killRounds, noteFault } from '#test/fault-table';
import { eventTypes, upcasters } from '#domain';
import { openEventStore } from '#event-store';

const CARS = 400;
const BATCH = 64;
const root = mkdtempSync(join(tmpdir(), 'tdr-import-kill-'));
const path = join(root, 'history.jsonl');
beforeAll(() => {
  const line = (n: number) => ({ version: '15', released: { id: `Car_${n}`, ...aCar(), brake: undefined } });
  writeFileSync(path, Array.from({ length: CARS }, (_, n) => JSON.stringify(line(n))).join('\n'));
});
afterAll(() => rmSync(root, { recursive: true }));

/** Runs an import, kills it once it has reported so many cars; returns its last line. */
const runImport = async (file: string, killedAfter = Infinity): Promise<string> => {
  const script = new URL('./import-until-killed.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, ['--conditions=source', script, file, path], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const ended = once(child, 'close');
  let last = '';
  for await (const line of createInterface({ input: child.stdout })) {
    last = line;
    if (Number(line) >= killedAfter) child.kill('SIGKILL');
  }
  const [, signal] = await ended;
  expect(signal).toBe(killedAfter === Infinity ? null : 'SIGKILL');
  return last;
};

/** The number of cars in the log; each has been released once. */
const releasedIn = async (file: string): Promise<number> => {
  const store = await openEventStore({ url: `sqlite:${file}`, upcasters, eventTypes });
  const { events } = await store.readAll(0, 100_000);
  await store.close();
  const streams = events.filter(({ type }) => type === 'CarReleased').map(({ stream }) => stream);
  expect(new Set(streams).size).toBe(streams.length);
  return streams.length;
};

describe('an import that is killed', () => {
  it.each(Array.from({ length: killRounds(3) }, (_, round) => round))(
    'has lost no car that it said was in, and goes on to the end, round %i',
    async (round) => {
      const file = join(root, `log-${round}.sqlite`);
      const acknowledged = Number(await runImport(file, BATCH * (1 + (round % 5))));
      const kept = await releasedIn(file);
      const from = performance.now();
      const report = JSON.parse(await runImport(file)) as unknown;
      const healedMs = performance.now() - from;
      noteFault({ fault: 'an import is killed', lost: Math.max(0, acknowledged - kept), healedMs });
      expect(kept).toBeGreaterThanOrEqual(acknowledged);
      expect(report).toMatchObject({ status: 'finished', cars: CARS, released: CARS, unchanged: 0, refusals: [] });
      expect(await releasedIn(file)).toBe(CARS);
    },
    60_000,
  );
});
