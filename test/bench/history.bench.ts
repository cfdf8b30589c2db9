import { join } from 'node:path';
import { changesBetween, cellStream, entriesOf, visibleEntries } from '#domain';
import { type EventStore, openSqliteEventStore } from '#event-store';
import { auditLog } from '#projections/audit-log/audit-log.projection';
import type { AuditLogDoc } from '#projections/audit-log/audit-entry';
import { type AuditLogQuery, logPage } from '#projections/audit-log/audit-log.query';
import { anyProjection, openReadStore, rebuildView, type View } from '#read-store';
import { benchFolder, quantile, row } from './bench-kit.ts';
import { cellAt, makeLapTimeLog } from './lap-time-log.ts';

const EVENTS = 100_000;
/** Each with the most events that a stream may have. */
const CELLS = 100;
const PAGES = 300;
const MAX_MS = 50;

/** Pages of a log of 100,000 actions, with every filter, and of an item's history of 1,000. */
export default async (): Promise<boolean> => {
  const { folder, remove } = benchFolder();
  const file = join(folder, 'log.sqlite');
  await makeLapTimeLog(file, EVENTS, CELLS);
  const eventStore = await openSqliteEventStore({ file, upcasters: {}, readOnly: true });
  const readStore = await openReadStore({ url: `sqlite:${join(folder, 'views')}` });
  try {
    const begun = performance.now();
    await rebuildView({ eventStore, readStore, projection: anyProjection(auditLog) });
    const speed = (EVENTS * 1_000) / (performance.now() - begun);
    const pages = await pagesOfLog(readStore.view(auditLog));
    const items = await pagesOfItems(eventStore);
    const of = (work: string, times: readonly number[]) =>
      row({ work: `${work}: 95 %`, value: quantile(times, 0.95), unit: 'ms', atMost: MAX_MS });
    return [
      row({ work: 'audit-log of 100,000 acts, built', value: speed, unit: 'events/s' }),
      of('a page of the log of 100,000 acts', pages),
      of('a page of the history of an item with 1,000 acts', items),
    ].every(Boolean);
  } finally {
    await readStore.close();
    await eventStore.close();
    remove();
  }
};

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

const actor = 'b52d0d8e-6d5c-4f5e-9f43-0d3f5a3c1f11';
const narrowed: readonly Omit<AuditLogQuery, 'limit'>[] = [
  {},
  { kind: 'cell' },
  { kind: 'cell', act: 'submitted' },
  { actor },
  { actor, kind: 'cell', act: 'submitted', from: '2026-01-01T00:00:00.000Z', to: '2026-12-31T00:00:00.000Z' },
];

const pagesOfLog = async (view: View<AuditLogDoc>): Promise<readonly number[]> => {
  const times: number[] = [];
  for (const asked of narrowed) {
    let after: string | undefined;
    for (let page = 0; page < PAGES / narrowed.length; page += 1)
      times.push(await timed(async () => ({ next: after } = await logPage(view, { ...asked, after, limit: 100 }))));
  }
  return times;
};

const pagesOfItems = async (eventStore: EventStore): Promise<readonly number[]> => {
  const times: number[] = [];
  for (let cell = 0; cell < CELLS; cell += 1) {
    const { carId, tune, trackCode } = cellAt(cell);
    const of = { kind: 'cell', itemId: `${carId}|${tune}|${trackCode}` } as const;
    const read = async () => {
      const entries = entriesOf(of, await eventStore.read(cellStream(carId, tune, trackCode)));
      const told = visibleEntries(of, entries, 'public', '2027-01-01T00:00:00.000Z').slice(-100);
      if (told.map(({ before, after }) => changesBetween(before, after)).length !== 100) throw new Error('no history');
    };
    times.push(await timed(read));
  }
  return times;
};
