import type { Recorded } from '#kernel';
import { EventStoreNewer } from './event-store.ts';

/** Turns an event's data of one schema version into that of the next; passed to the store, run on reading. */
export type Upcaster = (data: object) => object;

/** By event type, then by the version it upcasts from: `{ LapTimeSubmitted: { 1: toVersion2 } }`. */
export type Upcasters = Readonly<Record<string, Readonly<Record<number, Upcaster>>>>;

/** The newest version of a type that this program knows. */
export const newestVersion = (upcasters: Upcasters, type: string): number =>
  1 + Math.max(0, ...Object.keys(upcasters[type] ?? {}).map(Number));

/** The event in its newest shape. Throws `EventStoreNewer` for one of a version that this program does not know. */
export const upcast = (upcasters: Upcasters, event: Recorded): Recorded => {
  const steps = upcasters[event.type];
  let { data, version = 1 } = event;
  if (!steps && version === 1) return event;
  for (let step = steps?.[version]; step; step = steps?.[version]) {
    data = step(data);
    version += 1;
  }
  const known = newestVersion(upcasters, event.type);
  if (version > known)
    throw new EventStoreNewer(`the log has ${event.type} of version ${version}, this program knows ${known}`);
  return { ...event, version, data };
};
