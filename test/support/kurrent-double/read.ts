import type { ReadReq, ReadResp } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js';
import { type ServerErrorResponse, type ServerWritableStream, status } from '@grpc/grpc-js';
import { filterOf } from './filter.ts';
import type { KurrentLog, Stored } from './log.ts';
import { eventResponse, nameOf, notFoundResponse, refusal, streamDeleted } from './wire.ts';

export type ReadCall = ServerWritableStream<ReadReq, ReadResp>;

const BACKWARDS = 1;

/** Writes, and waits for the client to accept. False when the client is gone. */
export const send = async (call: ReadCall, response: ReadResp): Promise<boolean> => {
  if (call.cancelled || call.destroyed) return false;
  if (!call.write(response)) await drained(call);
  return !call.cancelled;
};

const drained = (call: ReadCall): Promise<void> =>
  new Promise((resolve) => {
    const events = ['drain', 'cancelled', 'close'];
    const done = () => {
      for (const event of events) call.off(event, done);
      resolve();
    };
    for (const event of events) call.on(event, done);
  });

/** A finite read: of a stream or of `$all`, in either direction. */
export const readOnce = async (log: KurrentLog, call: ReadCall, options: ReadReq.Options): Promise<void> => {
  const found = options.hasStream() ? ofStream(log, options) : ofAll(log, options);
  if ('refused' in found) return void call.emit('error', found.refused);
  if ('missing' in found) await send(call, notFoundResponse(found.missing));
  else for (const event of found.events) if (!(await send(call, eventResponse(event)))) return;
  call.end();
};

type Found =
  { readonly events: readonly Stored[] } | { readonly missing: string } | { readonly refused: ServerErrorResponse };

const ofStream = (log: KurrentLog, options: ReadReq.Options): Found => {
  const name = nameOf(options.getStream()?.getStreamIdentifier());
  const events = log.read(name);
  if (events === 'deleted') return { refused: streamDeleted(name) };
  if (!events) return { missing: name };
  const from = options.getStream()?.hasRevision() ? Number(options.getStream()?.getRevision()) : undefined;
  const backwards = options.getReadDirection() === BACKWARDS;
  const wanted = backwards
    ? events.filter((event) => event.revision <= (from ?? Infinity)).reverse()
    : events.filter((event) => event.revision >= (from ?? 0));
  return { events: wanted.slice(0, Number(options.getCount())) };
};

const ofAll = (log: KurrentLog, options: ReadReq.Options): Found => {
  const place = options.getAll()?.getPosition();
  const position = place ? BigInt(place.getCommitPosition()) : undefined;
  if (position !== undefined && !log.isBoundary(position)) return { refused: invalidPosition() };
  const { wants } = filterOf(options);
  const count = Number(options.getCount());
  const events: Stored[] = [];
  const backwards = options.getReadDirection() === BACKWARDS;
  const step = backwards ? -1 : 1;
  // Forwards from a position starts with the event there, backwards with the one before it.
  const start = position === undefined ? (backwards ? log.records.length : 0) : log.indexAt(position);
  for (let index = backwards ? start - 1 : start; events.length < count; index += step) {
    const event = log.records[index];
    if (!event) break;
    if (wants(event)) events.push(event);
  }
  return { events };
};

export const invalidPosition = (): ServerErrorResponse =>
  refusal(status.INVALID_ARGUMENT, 'Trying to read from an invalid position.');
