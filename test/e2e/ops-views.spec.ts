import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '#test/eventually';
import { ops, startOps } from '#test/ops-process';
import {
  demoSeed,
  operationCommands,
  type OperationEvent,
  operator,
  PauseOperation,
  starterSeed,
  eventTypes,
  upcasters,
} from '#domain';
import { commandMeta, type EventStore, openEventStore, runCommand, runJob } from '#event-store';
import { projections } from '#projections';
import { cars } from '#projections/cars/cars.projection';
import { lapTimes } from '#projections/lap-times/lap-times.projection';
import { operationsView } from '#projections/operations/operations.projection';
import { anyProjection, openReadStore, type ReadStore, runProjections } from '#read-store';

let folder: string;
let eventStore: EventStore;
let readStore: ReadStore;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ops-'));
  eventStore = await openEventStore({ url: `sqlite:${join(folder, 'log.sqlite')}`, upcasters, eventTypes });
  for (const seed of [starterSeed, demoSeed]) await runJob(eventStore, seed, '2026-03-01T12:00:00.000Z');
  await ops(folder, 'rebuild', 'lap-times');
  readStore = await openReadStore({ url: `sqlite:${join(folder, 'views')}` });
});
afterAll(async () => {
  await readStore.close();
  await eventStore.close();
  rmSync(folder, { recursive: true });
});

const writer = () => readStore.writer(anyProjection(lapTimes));
const anyCell = async () =>
  (await eventStore.readAll(0, 10_000)).events.find(({ type }) => type === 'LapTimeSubmitted')!;

const operationsSince = async (position: number) =>
  ((await eventStore.readAll(position, 1_000)).events as unknown as readonly OperationEvent[]).filter(({ type }) =>
    type.startsWith('Operation'),
  );

/** Not by the command line: another process would start too late to find it running. */
const pause = async (operationId: string) => {
  const data = { operationId, reason: 'routine' } as const;
  const now = new Date().toISOString();
  const meta = commandMeta({ name: 'PauseOperation', data, actor: operator, idempotencyKey: randomUUID(), now });
  const ports = { store: eventStore, storeText: async () => undefined, lookUp: () => undefined };
  const decision = operationCommands.decisions.find(({ type }) => type === PauseOperation)!;
  await runCommand(ports, operationCommands, decision, new PauseOperation(data, meta));
};

describe('ops', () => {
  it('says of each view where it is and who works it', async () => {
    await readStore.leases.acquire(`projection:lap-times.v${lapTimes.version}`, 'somebody', 60_000);
    const { code, out } = await ops(folder, 'status');
    const head = await eventStore.head();
    expect(code).toBe(0);
    expect(out).toContain(`log ${await eventStore.logId()}, at position ${head}`);
    expect(out).toMatch(new RegExp(`^lap-times\\.v${lapTimes.version} +\\d+ +\\d+ +\\S+ +- +somebody +-$`, 'm'));
    expect(out).toMatch(new RegExp(`^cars\\.v${cars.version} +not built +- +- +- +none +-$`, 'm'));
  });

  it('finds that a rebuilt view is right, and the first document that is not', async () => {
    expect(await ops(folder, 'verify', 'lap-times')).toMatchObject({ code: 0, out: expect.stringContaining('right') });
    const doc = { trackCode: 'x', state: 'stands', seconds: 1 };
    const { position = 0 } = (await writer().checkpoint()) ?? {};
    await writer().write({ documents: [{ key: 'A|332|x', position, doc }], parked: [] });
    const { code, out } = await ops(folder, 'verify');
    expect(code).toBe(1);
    expect(out).toContain('WRONG');
    expect(out).toContain('first difference at A|332|x');
    expect(out).toContain(`the view has  ${JSON.stringify(doc)}`);
    expect(out).toContain('the log says  null');
  });

  it('puts a wrong view right by building it again, and says that it was wrong', async () => {
    expect(await ops(folder, 'rebuild', 'lap-times')).toMatchObject({
      code: 0,
      out: expect.stringContaining('differed'),
    });
    expect(await ops(folder, 'verify', 'lap-times')).toMatchObject({ code: 0 });
  });

  it('writes down what is done, why, and what came of it', async () => {
    const before = await eventStore.head();
    await ops(folder, 'verify', 'lap-times', '--reason', 'incident');
    const [begun, ended] = await operationsSince(before);
    expect(begun).toMatchObject({
      type: 'OperationBegun',
      data: { act: 'verify', target: 'lap-times', reason: 'incident' },
      meta: { actor: 'system:ops' },
    });
    const figures = { views: 1, differing: 0, documents: expect.any(Number), hash: expect.any(String) };
    expect(ended).toMatchObject({ type: 'OperationEnded', data: { outcome: 'done', figures } });
  });

  it('builds a view beside the live one, switches to it when told, and goes back', async () => {
    expect(await ops(folder, 'switch', 'lap-times')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^No rebuilt copy/),
    });
    const kept = await ops(folder, 'rebuild', 'lap-times', '--no-switch');
    expect(kept).toMatchObject({ code: 0, out: expect.stringContaining('next to the live one') });
    expect((await ops(folder, 'status')).out).toContain('`switch lap-times`');
    expect(await ops(folder, 'switch', 'lap-times')).toMatchObject({
      code: 0,
      out: expect.stringContaining('the same'),
    });
    expect((await ops(folder, 'status')).out).toContain('`roll-back lap-times`');
    expect(await ops(folder, 'roll-back', 'lap-times')).toMatchObject({
      code: 0,
      out: expect.stringContaining('the same'),
    });
    expect(await ops(folder, 'verify', 'lap-times')).toMatchObject({ code: 0 });
  });

  it('waits when it is told to, goes on, and stopped leaves the live view as it was', async () => {
    await ops(folder, 'rebuild', 'operations');
    const runner = await openReadStore({ url: `sqlite:${join(folder, 'views')}` });
    const stop = new AbortController();
    const running = await runProjections({
      eventStore,
      readStore: runner,
      projections: [anyProjection(operationsView)],
      holder: 'test',
      signal: stop.signal,
    });
    const file = () => readStore.status().then((all) => all.find(({ name }) => name === 'lap-times'));
    const live = await file();
    const { ended } = startOps(folder, 'rebuild', 'all');
    const view = readStore.view(operationsView);
    const open = async () => (await view.find({ where: { endedAt: null }, limit: 5 })).items[0]?.doc;
    await until(async () => (await open())?.target === 'all', { timeout: 20_000 });
    const { operationId } = (await open())!;
    await pause(operationId);
    expect((await ops(folder, 'status')).out).toMatch(/rebuild all \([\da-f-]+\), begun .*, paused/);
    expect(await ops(folder, 'pause', operationId)).toMatchObject({
      code: 2,
      err: expect.stringContaining('not in a state'),
    });
    expect(await ops(folder, 'stop')).toMatchObject({ code: 0, out: expect.stringContaining(operationId) });
    expect(await ended).toMatchObject({ code: 130, out: expect.stringContaining('Stopped. Everything is as it was') });
    await until(async () => (await open()) === undefined, { timeout: 20_000 });
    expect(await ops(folder, 'pause')).toMatchObject({ code: 2, err: 'No operation is running.\n' });
    expect((await file())?.checkpoint?.position).toBeGreaterThanOrEqual(live?.checkpoint?.position ?? 0);
    expect(await ops(folder, 'verify', 'lap-times')).toMatchObject({ code: 0 });
    stop.abort();
    await running.finished;
    await runner.close();
  }, 90_000);

  it('shows what is parked, and replays it', async () => {
    await writer().checkpoint();
    const { data, position, stream } = await anyCell();
    const { carId, tune, trackCode } = data as Record<string, string>;
    const key = `${carId}|${tune}|${trackCode}`;
    const parked = { key, position: position + 1_000_000, stream, error: 'it broke' };
    await writer().write({ documents: [], parked: [parked] });
    const status = await ops(folder, 'status');
    expect(status).toMatchObject({
      code: 1,
      out: expect.stringContaining(`lap-times.v${lapTimes.version} parked ${key}`),
    });
    expect(status.out).toContain('it broke');
    const replayed = await ops(folder, 'replay-parked', 'lap-times');
    expect(replayed).toMatchObject({
      code: 0,
      out: expect.stringContaining('lap-times that are up to date again: 1'),
    });
    expect(await ops(folder, 'status')).toMatchObject({ code: 0 });
  });

  it.each(['status', 'visits', 'roll-back-import 2026-1'])(
    'says that there is nothing in a mistyped folder, and makes none: %s',
    async (command) => {
      const mistyped = join(folder, 'mistyped');
      const { code, err } = await ops(mistyped, ...command.split(' '));
      expect([code, err]).toEqual([2, expect.stringMatching(/^(log|accounts file) not found: .*Is DATA_DIR/)]);
      expect(existsSync(mistyped)).toBe(false);
    },
  );

  it.each([[['status', '--nonsense']], [['import-catalogue']]])(
    'ends with 2 where it is used wrongly: %j',
    async (words) => {
      expect((await ops(folder, ...words)).code).toBe(2);
    },
  );

  it('says in its help how it ends', async () => {
    for (const words of [['--help'], ['import-history', '--help']]) {
      const { code, out } = await ops(folder, ...words);
      expect([code, out]).toEqual([0, expect.stringContaining('Exit code: 0 done, 1 something was rejected')]);
    }
  });

  it('names the views there are when it is asked for another', async () => {
    const { code, err } = await ops(folder, 'rebuild', 'nonsense');
    expect({ code, err }).toEqual({
      code: 2,
      err: `Unknown view nonsense. Views: ${projections.map(({ name }) => name).join(', ')}.\n`,
    });
  });
});
