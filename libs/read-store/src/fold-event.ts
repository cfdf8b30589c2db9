import type { Event, Recorded } from '#kernel';
import type { Folded } from './folding-cache.ts';
import type { AnyProjection, Doc, Projection } from './projection.ts';
import type { ParkedEvent } from './view-writer.ts';

/** A projection as the runner calls it, without its types. */
export type Folding = Projection<Event, Doc>;

/** The one place where a projection's types are dropped. */
export const asFolding = (projection: AnyProjection): Folding => projection as unknown as Folding;

/** Key of events that broke `keysOf`: the documents that lack them are unknown, so only a rebuild brings them in. */
export const KEYS_UNKNOWN = '(keys unknown)';

/**
 * Folds one event onto the documents it touches. Documents that already contain it stay as they are. When the
 * projection throws, all of them are parked, and a parked one only notes what it misses. Returns the events to be
 * parked.
 */
export const foldEvent = (
  projection: Folding,
  event: Recorded,
  documents: readonly Folded[],
): readonly ParkedEvent[] => {
  const missing = documents.filter(({ position }) => position < event.position);
  const waiting = missing.filter(({ parked }) => parked);
  try {
    evolve(projection, event, missing);
    return waiting.map(({ key }) => parkedEvent(key, event, 'waits for the events before it'));
  } catch (error) {
    for (const document of missing) document.parked = true;
    return missing.map(({ key }) => parkedEvent(key, event, sentence(error)));
  }
};

/** What to park for an event whose `keysOf` threw. */
export const parkedWithoutKeys = (event: Recorded, error: unknown): ParkedEvent =>
  parkedEvent(KEYS_UNKNOWN, event, sentence(error));

const isToldByDoc = ({ shown, untoldTo }: Folding): boolean => shown !== undefined || untoldTo !== undefined;

/** All or none: nothing is assigned before every document of the event has evolved. */
const evolve = (projection: Folding, event: Recorded, documents: readonly Folded[]): void => {
  const free = documents.filter(({ parked }) => !parked);
  const evolved = free.map(({ doc, key }) => projection.evolve(doc ?? undefined, event, key) ?? null);
  for (const [at, document] of free.entries()) {
    if (!document.dirty && isToldByDoc(projection)) document.before = document.doc;
    document.doc = evolved[at] ?? null;
    document.position = event.position;
    document.dirty = true;
  }
};

const parkedEvent = (key: string, { position, stream }: Recorded, error: string): ParkedEvent => ({
  key,
  position,
  stream,
  error,
});

const sentence = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);
