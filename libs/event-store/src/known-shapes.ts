import type { Recorded } from '#kernel';
import { EventStoreNewer } from './event-store.ts';
import { newestVersion, upcast, type Upcasters } from './upcasters.ts';

/** Every type of event that a program knows; `any` for a store whose events are not a program's, as in tests. */
export type EventTypes = readonly string[] | 'any';

/** An event's type and the version of its schema. */
export type Shape = readonly [type: string, version: number];

/** What a program knows of the events that it reads. */
export type KnownShapes = {
  /** The version in which events of a type are returned; 0 for a type that the program does not know. */
  newestVersion(type: string): number;
  /** Throws `EventStoreNewer`, by name, for a shape that the program does not know. */
  check(shape: Shape): void;
  /** The event in its newest shape. Throws like `check`. */
  upcast(event: Recorded): Recorded;
};

export const knownShapes = (upcasters: Upcasters, eventTypes: EventTypes = 'any'): KnownShapes => {
  const types = eventTypes === 'any' ? undefined : new Set(eventTypes);
  const newest = (type: string) => (types?.has(type) === false ? 0 : newestVersion(upcasters, type));
  const check = ([type, version]: Shape) => {
    const known = newest(type);
    if (version <= known) return;
    const what = known === 0 ? 'no event of this type' : String(known);
    throw new EventStoreNewer(`the log has ${type} of version ${version}, this program knows ${what}`);
  };
  return {
    newestVersion: newest,
    check,
    upcast: (event) => {
      if (types?.has(event.type) === false) check([event.type, event.version ?? 1]);
      return upcast(upcasters, event);
    },
  };
};
