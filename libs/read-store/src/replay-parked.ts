import type { EventStore } from '#event-store';
import type { Recorded } from '#kernel';
import { asFolding, foldEvent, type Folding, KEYS_UNKNOWN } from './fold-event.ts';
import type { Folded } from './folding-cache.ts';
import type { RebuildOptions } from './rebuild-view.ts';
import type { ParkedEvent, ViewWriter } from './view-writer.ts';

/** How many parked documents were folded further, which failed again, and events that only a rebuild can bring in. */
export type Replayed = {
  readonly documents: number;
  readonly stillParked: readonly ParkedEvent[];
  readonly needRebuild: readonly ParkedEvent[];
};

/**
 * Folds parked documents further, as far as their projection now can. The live runner may continue at the same time.
 */
export const replayParked = async (
  options: Pick<RebuildOptions, 'eventStore' | 'readStore' | 'projection'>,
): Promise<Replayed> => {
  const writer = options.readStore.writer(options.projection);
  await writer.checkpoint();
  const byKey = Map.groupBy(await writer.parked(), ({ key }) => key);
  const needRebuild = byKey.get(KEYS_UNKNOWN) ?? [];
  byKey.delete(KEYS_UNKNOWN);
  const stillParked: ParkedEvent[] = [];
  for (const events of byKey.values()) {
    const [broken] = await replayDocument(writer, asFolding(options.projection), options.eventStore, events);
    if (broken) stillParked.push(broken);
  }
  return { documents: byKey.size - stillParked.length, stillParked, needRebuild };
};

/** Tries again when more was parked since then. Returns what failed. */
const replayDocument = async (
  writer: ViewWriter,
  projection: Folding,
  eventStore: EventStore,
  parked: readonly ParkedEvent[],
): Promise<readonly ParkedEvent[]> => {
  const [{ key }] = parked as readonly [ParkedEvent];
  const stored = (await writer.load([key])).get(key);
  const document: Folded = { position: 0, doc: null, ...stored, key, parked: false, dirty: false };
  for (const event of await eventsOf(eventStore, parked)) {
    const broken = foldEvent(projection, event, [document]);
    if (broken.length > 0) return broken;
  }
  if (await writer.unpark({ key, position: document.position, doc: document.doc }, parked)) return [];
  const now = (await writer.parked()).filter((event) => event.key === key);
  return now.length === 0 ? [] : replayDocument(writer, projection, eventStore, now);
};

const eventsOf = async (eventStore: EventStore, parked: readonly ParkedEvent[]): Promise<readonly Recorded[]> => {
  const positions = new Set(parked.map(({ position }) => position));
  const streams = await Promise.all(
    [...new Set(parked.map(({ stream }) => stream))].map((stream) => eventStore.read(stream)),
  );
  return streams
    .flat()
    .filter(({ position }) => positions.has(position))
    .sort((a, b) => a.position - b.position);
};
