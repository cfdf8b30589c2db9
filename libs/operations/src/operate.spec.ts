import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  HaltOperation,
  operationCommands,
  operator,
  PauseOperation,
  ResumeOperation,
  eventTypes,
  upcasters,
} from '#domain';
import { commandMeta, type EventStore, openEventStore, runCommand } from '#event-store';
import { openReadStore, type ReadStore } from '#read-store';
import { until } from '#test/eventually';
import { attend, beginByOperator } from './operate.ts';
import { progressOf } from './progress-notes.ts';
import { readOperation } from './steering.ts';
import { OperationStopped, type Watching, type WorkDone } from './watching.ts';

let folder: string;
let stores: { readonly eventStore: EventStore; readonly readStore: ReadStore };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'operations-'));
  const eventStore = await openEventStore({ url: `sqlite:${join(folder, 'log.sqlite')}`, upcasters, eventTypes });
  stores = { eventStore, readStore: await openReadStore({ url: `sqlite:${join(folder, 'views')}` }) };
});
afterAll(async () => {
  await stores.readStore.close();
  await stores.eventStore.close();
  rmSync(folder, { recursive: true });
});

const begin = () => beginByOperator(stores.eventStore, { act: 'rebuild', target: 'cars', reason: 'routine' });
const send = async (type: typeof PauseOperation, operationId: string) => {
  const data = { operationId, reason: 'routine' } as const;
  const now = '2026-11-23T12:00:00.000Z';
  const meta = commandMeta({ name: type.name, data, actor: operator, idempotencyKey: type.name + operationId, now });
  const ports = { store: stores.eventStore, storeText: async () => undefined, lookUp: () => undefined };
  const decision = operationCommands.decisions.find((one) => one.type === type)!;
  await runCommand(ports, operationCommands, decision, new type(data, meta));
};
const ended = async (operationId: string) =>
  (await stores.eventStore.read(`operation-${operationId}`)).at(-1)?.data as Record<string, unknown>;

/** Work that counts its steps until `until` holds. */
const counting = (until: (steps: number) => boolean) => {
  const seen = { steps: 0 };
  const work = async ({ mayGoOn, onProgress }: Watching): Promise<WorkDone> => {
    while (!until(seen.steps)) {
      await mayGoOn();
      seen.steps += 1;
      onProgress({ view: 'cars', position: seen.steps, of: 1_000 });
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return { outcome: 'done', figures: { documents: seen.steps } };
  };
  return { seen, work };
};

describe('an operation', () => {
  it('is written down with what it found, and what it says of itself is gone then', async () => {
    const operationId = await begin();
    await attend(stores, operationId, counting((steps) => steps === 3).work);
    expect(await ended(operationId)).toMatchObject({ outcome: 'done', figures: { documents: 3 } });
    expect(await progressOf(stores.readStore, operationId)).toBeUndefined();
  });

  it('waits while it is paused, goes on, and stops when it is told', async () => {
    const operationId = await begin();
    const { seen, work } = counting(() => false);
    const attended = attend(stores, operationId, work);
    await until(async () => ((await progressOf(stores.readStore, operationId))?.position ?? 0) > 0);
    await send(PauseOperation, operationId);
    let before = -1;
    await until(() => before === (before = seen.steps), { timeout: 5_000, interval: 300 });
    await send(ResumeOperation, operationId);
    await until(() => seen.steps > before);
    await send(HaltOperation, operationId);
    await expect(attended).rejects.toBeInstanceOf(OperationStopped);
    expect(await ended(operationId)).toMatchObject({ outcome: 'stopped' });
    expect((await readOperation(stores.eventStore, operationId)).status).toBe('ended');
  });

  it('is stopped by Ctrl+C as well, and one that breaks says by which fault', async () => {
    const stopped = await begin();
    const signal = AbortSignal.abort();
    await expect(attend(stores, stopped, counting(() => false).work, { signal })).rejects.toThrow('as it was before');
    expect(await ended(stopped)).toMatchObject({ outcome: 'stopped' });
    const broken = await begin();
    const breaking = () => Promise.reject(new RangeError('no'));
    await expect(attend(stores, broken, breaking)).rejects.toThrow('no');
    expect(await ended(broken)).toMatchObject({ outcome: 'failed', figures: { fault: 'RangeError' } });
  });
});
