import { randomUUID } from 'node:crypto';
import type { EventStore, NewEvent } from '#event-store';
import type { ActorId } from '#kernel';
import { recapOf } from '#projections/recap-activities/figures/recap-figures';
import { plantedYear } from '#test/planted-year';
import { recapMaterialOf } from '#test/recap-material';
import { openTemporaryEventStore } from '#test/temporary-stores';
import { openKurrentEventStore } from '../../libs/event-store/src/event-store.kurrent.ts';
import { KurrentDouble } from '../support/kurrent-double/kurrent-double.ts';

const ids = plantedYear.map(() => randomUUID());

const writeYear = async (store: EventStore): Promise<void> => {
  for (const [at, { type, data, meta }] of plantedYear.entries()) {
    const id = ids[at] ?? '';
    const actor = (meta.actor ?? 'ann') as ActorId;
    const event = { id, type, data, meta: { commandId: id, commandHash: 'hash', at: meta.at, actor } };
    await store.append(`planted-${at}`, 'no-stream', [event as NewEvent]);
  }
};

const toldFrom = async (store: EventStore): Promise<string> => {
  const { events } = await store.readAll(0, 1_000);
  const of = { by: 'ann', period: '2025', now: '2026-03-01T00:00:00.000Z' };
  return JSON.stringify(recapOf(recapMaterialOf(events, of)).figures);
};

it('the recap of a year is the same bytes from the same log, whichever store has it, and however often it is read', async () => {
  const double = await KurrentDouble.start();
  const embedded = await openTemporaryEventStore();
  const distributed = await openKurrentEventStore({
    url: double.url,
    upcasters: {},
    streamPrefix: `recap-${randomUUID()}-`,
  });
  try {
    for (const store of [embedded.store, distributed]) await writeYear(store);
    const told = await toldFrom(embedded.store);
    expect(told).toContain('"recordsSet":5');
    expect(await toldFrom(embedded.store)).toBe(told);
    expect(await toldFrom(distributed)).toBe(told);
  } finally {
    await distributed.close();
    await Promise.all([embedded.stop(), double.stop()]);
  }
});
