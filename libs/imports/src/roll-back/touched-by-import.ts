import { type CarEvent, type CatalogueImportEvent, importStream, isOfImport, type LapTimeSubmitted } from '#domain';
import type { EventStore } from '#event-store';
import { type Recorded, RuleBroken } from '#kernel';

const BATCH = 1_000;

export type ImportedTime = Pick<LapTimeSubmitted['data'], 'carId' | 'tune' | 'trackCode' | 'lapTimeId'>;

/** What an import changed, in order: from the log between its plan and its end. */
export type Touched = { readonly carIds: readonly string[]; readonly times: readonly ImportedTime[] };

export const touchedByImport = async (store: EventStore, importId: string): Promise<Touched> => {
  const own = (await store.read(importStream(importId))) as unknown as readonly Recorded<CatalogueImportEvent>[];
  const plan = own[0];
  if (!plan) throw new RuleBroken('import-unknown', { importId });
  const end = own.find(({ type }) => type === 'ImportFinished')?.position ?? (await store.head());
  const touched = new Set<string>();
  const times: ImportedTime[] = [];
  for (let after = plan.position; after < end;) {
    const { events, position } = await store.readAll(after, BATCH);
    for (const event of events) {
      if (!isOfImport(importId, event.meta.actor)) continue;
      carOf(event, touched);
      if (event.type === 'LapTimeSubmitted') times.push((event as Recorded<LapTimeSubmitted>).data);
    }
    after = position;
  }
  for (const { type, data } of own) if (type === 'ImportRowSettled' && data.carId !== null) touched.add(data.carId);
  return { carIds: [...touched], times };
};

const carOf = (event: Recorded, touched: Set<string>): void => {
  if (event.type.startsWith('Car')) touched.add((event as Recorded<CarEvent>).data.carId);
};
