import { jsonEvent, type RecordedEvent } from '@kurrent/kurrentdb-client';
import type { Event, EventMeta, Recorded } from '#kernel';
import type { NewEvent } from './event-store.ts';
import { positionOfEvent } from './position.kurrent.ts';
import type { KnownShapes, Shape } from './known-shapes.ts';

/** Names of this product's streams on a server that may hold others'. */
export type StreamNames = {
  readonly prefix: string;
  /**
   * The stream that holds the log's id. It does not start with the prefix, so the log does not return it as an event.
   */
  readonly logIdStream: string;
  /** The stream that lists the shapes of the log's events; like that one not part of the log. */
  readonly shapeStream: string;
  stored(stream: string): string;
  given(storedStream: string): string;
};

export const streamNames = (prefix: string): StreamNames => ({
  prefix,
  logIdStream: `log-id-of-${prefix}`,
  shapeStream: `shapes-of-${prefix}`,
  stored: (stream) => `${prefix}${stream}`,
  given: (storedStream) => storedStream.slice(prefix.length),
});

type StoredMeta = EventMeta & { readonly schemaVersion?: number };

/** An event as the client sends it: the schema version is part of the metadata. */
export const toStored = ({ id, type, version, data, meta }: NewEvent) =>
  jsonEvent({
    id,
    type,
    data: data as Record<string, unknown>,
    metadata: { ...meta, ...(version === undefined ? {} : { schemaVersion: version }) } satisfies StoredMeta,
  });

/** Whether the server itself wrote it into a stream (a tombstone, a link). */
export const isSystemEvent = (event: RecordedEvent): boolean => event.type.startsWith('$');

/** An event as the port returns it, upcast. */
export const recordedBy =
  (names: StreamNames, shapes: KnownShapes) =>
  (event: RecordedEvent): Recorded => {
    const { schemaVersion, ...meta } = event.metadata as StoredMeta;
    return shapes.upcast({
      id: event.id,
      type: event.type,
      ...(schemaVersion === undefined ? {} : { version: schemaVersion }),
      data: event.data as Event['data'],
      stream: names.given(event.streamId),
      revision: Number(event.revision),
      position: positionOfEvent(event),
      meta,
    });
  };

/** The type and version that an event was stored with. */
export const shapeOf = ({ type, metadata }: RecordedEvent): Shape => [
  type,
  (metadata as StoredMeta | undefined)?.schemaVersion ?? 1,
];
