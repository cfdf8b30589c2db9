import type { ActorId, Event, EventMeta, Recorded } from '#kernel';
import { MAX_APPEND_BYTES, MAX_EVENT_BYTES } from './budget.ts';
import { AppendRefused, type NewEvent } from './event-store.ts';

/** An event as its columns: id, type, version, data as JSON, metadata as a JSON list. */
export type EventColumns = readonly [id: string, type: string, version: number, data: string, meta: string];

/** A row of the log: position, stream, revision, then the event's columns. */
export type LogRow = readonly [position: number, stream: string, revision: number, ...EventColumns];

/** The events of an append as columns. Throws `AppendRefused` for an event or an append over its budget of bytes. */
export const encode = (stream: string, events: readonly NewEvent[]): EventColumns[] => {
  let appendBytes = 0;
  const encoded = events.map((event, index): EventColumns => {
    const data = JSON.stringify(event.data);
    const meta = JSON.stringify(compact(event.meta));
    const bytes = Buffer.byteLength(data) + Buffer.byteLength(meta);
    if (bytes > MAX_EVENT_BYTES) throw new AppendRefused('event-too-large', { stream, index, type: event.type, bytes });
    appendBytes += bytes;
    return [event.id, event.type, event.version ?? 1, data, meta];
  });
  if (appendBytes > MAX_APPEND_BYTES) throw new AppendRefused('append-too-large', { stream, bytes: appendBytes });
  return encoded;
};

/** The event that a row holds, in the shape in which it was stored. */
export const decode = ([position, stream, revision, id, type, version, data, meta]: LogRow): Recorded => ({
  id,
  type,
  version,
  data: JSON.parse(data) as Event['data'],
  stream,
  revision,
  position,
  meta: whole(JSON.parse(meta) as CompactMeta),
});

/** Names of fields would be most of the metadata's bytes. */
type CompactMeta = [commandId: string, commandHash: string, actor: ActorId, at: string, correlationId?: string];

const compact = ({ commandId, commandHash, actor, at, correlationId }: EventMeta): CompactMeta =>
  correlationId === undefined
    ? [commandId, commandHash, actor, at]
    : [commandId, commandHash, actor, at, correlationId];

const whole = ([commandId, commandHash, actor, at, correlationId]: CompactMeta): EventMeta =>
  correlationId === undefined
    ? { commandId, commandHash, actor, at }
    : { commandId, commandHash, actor, at, correlationId };
