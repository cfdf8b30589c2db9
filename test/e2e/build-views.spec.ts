import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildViews, lacksViews } from '../../apps/api/src/live/build-views.ts';
import type { ProjectionsWorkerMessage } from '../../apps/api/src/live/projections-talk.ts';
import { starterSeed, eventTypes, upcasters } from '#domain';
import { type EventStore, openEventStore, runJob } from '#event-store';
import { projections } from '#projections';
import { openReadStore, type ReadStore } from '#read-store';

let folder: string;
let eventStore: EventStore;
let readStore: ReadStore;
const url = { log: '', views: '' };
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'build-views-'));
  Object.assign(url, { log: `sqlite:${join(folder, 'log.sqlite')}`, views: `sqlite:${join(folder, 'views')}` });
  eventStore = await openEventStore({ url: url.log, upcasters, eventTypes });
  await runJob(eventStore, starterSeed, '2026-03-01T12:00:00.000Z');
  readStore = await openReadStore({ url: url.views });
});
afterAll(async () => {
  await readStore.close();
  await eventStore.close();
  rmSync(folder, { recursive: true });
});

/** The same log, as if it were longer. */
const longLog = (): EventStore => ({ ...eventStore, head: async () => 1_000_000 });

describe('building views in a process of its own', () => {
  it('is not worth it for a short log', async () => {
    expect(await lacksViews(eventStore, readStore)).toBe(false);
    expect(await lacksViews(longLog(), readStore)).toBe(true);
  });

  it('leaves every view built up to the end of the log, telling how far it is', async () => {
    const told: ProjectionsWorkerMessage[] = [];
    const data = { eventStoreUrl: url.log, readStoreUrl: url.views };
    await buildViews(data, new AbortController().signal, (message) => told.push(message));
    const [head, views] = [await eventStore.head(), await readStore.status()];
    expect(views.map(({ name }) => name).sort()).toEqual(projections.map(({ name }) => name).sort());
    expect(views.map(({ checkpoint }) => checkpoint?.position)).toEqual(views.map(() => head));
    expect(told).toContainEqual({ kind: 'progress', view: 'cars', position: head, head });
    expect(await lacksViews(longLog(), readStore)).toBe(false);
  });

  it('says when it broke, and ends at once when it is stopped', async () => {
    const data = { eventStoreUrl: 'sqlite:/nowhere/log.sqlite', readStoreUrl: url.views };
    const stopped = AbortSignal.abort();
    await expect(buildViews(data, new AbortController().signal, () => undefined)).rejects.toThrow('could not be built');
    await expect(buildViews(data, stopped, () => undefined)).resolves.toBeUndefined();
  });
});
