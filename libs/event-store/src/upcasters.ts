import type { Recorded } from '#kernel';

/** Turns an event's data of one schema version into that of the next; handed to the store, run on reading. */
export type Upcaster = (data: object) => object;

/** By event type, then by the version it upcasts from: `{ LapTimeSubmitted: { 1: toVersion2 } }`. */
export type Upcasters = Readonly<Record<string, Readonly<Record<number, Upcaster>>>>;

/** The event in its newest shape. */
export const upcast = (upcasters: Upcasters, event: Recorded): Recorded => {
  const steps = upcasters[event.type];
  if (!steps) return event;
  let { data } = event;
  let version = event.version ?? 1;
  for (let step = steps[version]; step; step = steps[version]) {
    data = step(data);
    version += 1;
  }
  return { ...event, version, data };
};
