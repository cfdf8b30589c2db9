import type { ReadReq } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js';
import streamsPb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js';
import { once } from 'node:events';
import { type Filter, filterOf } from './filter.ts';
import type { KurrentLog, Stored } from './log.ts';
import { invalidPosition, type ReadCall, send } from './read.ts';
import { checkpointResponse, eventResponse, type Place } from './wire.ts';

/** Matching events of one page while catching up. */
const PAGE = 32;

/**
 * A subscription to `$all`: the events after the start (exclusive), "caught up", then new ones. While it catches up, a
 * checkpoint is where the page started: when the page before ended with the log, that is exactly where the next event
 * will be written, distinguished from it by a prepare position of 0.
 */
export const subscribe = async (log: KurrentLog, call: ReadCall, options: ReadReq.Options): Promise<void> => {
  const start = startOf(log, options);
  if (!log.isBoundary(start.commit)) return void call.emit('error', invalidPosition());
  const filter = filterOf(options);
  const confirmation = new streamsPb.ReadResp.SubscriptionConfirmation().setSubscriptionId(crypto.randomUUID());
  if (!(await send(call, new streamsPb.ReadResp().setConfirmation(confirmation)))) return;
  const next = await catchUp(log, call, filter, start);
  if (next === undefined) return;
  if (!(await send(call, new streamsPb.ReadResp().setCaughtUp(new streamsPb.ReadResp.CaughtUp())))) return;
  await stayLive(log, call, filter, next);
};

const startOf = (log: KurrentLog, options: ReadReq.Options): Place => {
  const all = options.getAll();
  const place = all?.getPosition();
  if (place) return { commit: BigInt(place.getCommitPosition()), prepare: BigInt(place.getPreparePosition()) };
  const commit = all?.hasEnd() ? log.end : (log.records[0]?.position ?? log.end);
  return { commit, prepare: 0n };
};

const placeOf = (event: Stored): Place => ({ commit: event.position, prepare: event.position });

const isBefore = (a: Place, b: Place): boolean =>
  a.commit < b.commit || (a.commit === b.commit && a.prepare < b.prepare);

/** Returns the index of the next record; undefined when the client is gone. */
const catchUp = async (log: KurrentLog, call: ReadCall, filter: Filter, start: Place): Promise<number | undefined> => {
  let [checkpoint, pageStart, considered] = [start, start, 0];
  for (let index = log.indexAt(start.commit); ;) {
    const pageEnd = index + filter.window;
    let matching = 0;
    while (index < log.records.length && index < pageEnd && matching < PAGE) {
      const event = log.records[index++];
      considered += 1;
      if (!event || !filter.wants(event) || !isBefore(start, placeOf(event))) continue;
      if (!(await send(call, eventResponse(event)))) return undefined;
      checkpoint = placeOf(event);
      matching += 1;
    }
    const atEnd = index === log.records.length && index < pageEnd && matching < PAGE;
    if (isBefore(checkpoint, pageStart)) checkpoint = pageStart;
    const due = considered >= filter.checkpointInterval;
    if (due) considered %= filter.checkpointInterval;
    if ((due || atEnd) && filter.checkpointInterval < Infinity) {
      if (!(await send(call, checkpointResponse(checkpoint)))) return undefined;
    }
    if (atEnd) return index;
    pageStart = { commit: log.records[index]?.position ?? log.end, prepare: 0n };
  }
};

const stayLive = async (log: KurrentLog, call: ReadCall, filter: Filter, from: number): Promise<void> => {
  const gone = new AbortController();
  call.once('cancelled', () => gone.abort());
  call.once('close', () => gone.abort());
  let considered = 0;
  for (let index = from; !gone.signal.aborted;) {
    const event = log.records[index];
    if (!event) {
      await once(log, 'grown', { signal: gone.signal }).catch(() => undefined);
      continue;
    }
    index += 1;
    if (filter.wants(event) && !(await send(call, eventResponse(event)))) return;
    if (++considered < filter.checkpointInterval) continue;
    considered = 0;
    if (!(await send(call, checkpointResponse(placeOf(event))))) return;
  }
};
