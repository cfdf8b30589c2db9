import { ANY, jsonEvent } from '@kurrent/kurrentdb-client';
import type { Connection } from './connection.kurrent.ts';
import type { NewEvent } from './event-store.ts';
import type { KnownShapes, Shape } from './known-shapes.ts';
import type { Reader } from './reader.kurrent.ts';
import type { StreamNames } from './recorded.kurrent.ts';

/**
 * The log's list of the shapes of its events: read at the start, and extended before an event of a new shape is
 * written.
 */
export type ShapeList = {
  note(events: readonly Pick<NewEvent, 'type' | 'version'>[]): Promise<void>;
};

const EVENTS_A_READ = 4_000;

/**
 * Reads the list, or creates it from the events of a log that has none. Throws `EventStoreNewer`, by name, where it
 * holds what the program does not know. Two programs may note the same shape: a duplicate does no harm.
 */
export const openShapeList = async (
  connection: Connection,
  reader: Reader,
  { shapeStream }: StreamNames,
  shapes: KnownShapes,
): Promise<ShapeList> => {
  const noted = new Map<string, number>();
  const add = async (found: readonly Shape[]) => {
    const fresh = [...new Map(found.filter(([type, version]) => version > (noted.get(type) ?? 0)))];
    if (fresh.length === 0) return;
    const events = fresh.map(([type, version]) => jsonEvent({ type: SHAPE_NOTED, data: { type, version } }));
    await connection.ask((client) =>
      client.appendToStream(shapeStream, events, { streamState: ANY, requiresLeader: true }),
    );
    for (const [type, version] of fresh) noted.set(type, version);
  };
  const listed = await reader.events(shapeStream);
  for (const { data } of listed) {
    const { type, version } = data as { readonly type: string; readonly version: number };
    noted.set(type, Math.max(version, noted.get(type) ?? 0));
  }
  // A log from before there was a list: it is derived from its events.
  if (listed.length === 0) await add(await shapesOfEvents(reader));
  for (const shape of noted) shapes.check(shape);
  return { note: (events) => add(events.map(({ type, version = 1 }) => [type, version])) };
};

const SHAPE_NOTED = 'ShapeNoted';

const shapesOfEvents = async (reader: Reader): Promise<readonly Shape[]> => {
  const found = new Map<string, number>();
  const head = await reader.head();
  for (let after = 0; after < head;) {
    const batch = await reader.readShapes(after, EVENTS_A_READ);
    for (const [type, version] of batch.shapes) found.set(type, Math.max(version, found.get(type) ?? 0));
    after = batch.position;
  }
  return [...found];
};
