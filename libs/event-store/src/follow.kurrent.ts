import { setTimeout as sleep } from 'node:timers/promises';
import type { Position, RecordedEvent } from '@kurrent/kurrentdb-client';
import type { Recorded } from '#kernel';
import type { Connection } from './connection.kurrent.ts';
import { isFinal, isSpent, portError } from './errors.kurrent.ts';
import { type EventStore, EventStoreNewer, EventStoreUnavailable, type FollowedBatch } from './event-store.ts';
import { type Arrival, feed } from './feed.kurrent.ts';
import type { KnownShapes } from './known-shapes.ts';
import type { LogClient } from './log-client.kurrent.ts';
import { isBehindItsEvent, placeAfter, positionOf } from './position.kurrent.ts';
import { isSystemEvent, recordedBy, type StreamNames } from './recorded.kurrent.ts';

/** First and longest wait before a lost subscription is renewed. */
const BACK_OFF_MILLISECONDS = { first: 50, longest: 5_000 };

/** How long a follower may hear nothing before it asks for the head, and how often it checks. */
const QUIET_MS = 1_000;
const LOOK_MS = 250;

export const followerOn = (
  connection: Connection,
  head: EventStore['head'],
  names: StreamNames,
  shapes: KnownShapes,
): EventStore['follow'] => {
  const toRecorded = recordedBy(names, shapes);
  return async function* follow(after, signal) {
    const stop = AbortSignal.any([signal, connection.closing]);
    const progress = progressFrom(after, toRecorded);
    let wait = BACK_OFF_MILLISECONDS.first;
    while (!stop.aborted) {
      const behind = new AbortController();
      const watch = watchQuiet(progress, head, behind);
      let client: LogClient | undefined;
      try {
        client = await connection.client();
        const end = AbortSignal.any([stop, client.spent, behind.signal]);
        for await (const arrivals of feed(client.driver, names.prefix, progress.place(), end)) {
          watch.heard();
          wait = BACK_OFF_MILLISECONDS.first;
          for (const batch of progress.take(arrivals)) {
            if (stop.aborted) break;
            yield batch;
          }
          watch.heard();
        }
      } catch (error) {
        if (isFinal(error) || error instanceof EventStoreNewer) throw portError(error);
        if (isSpent(error)) client?.giveUp(error);
      } finally {
        watch.end();
      }
      await sleep(wait, undefined, { signal: stop }).catch(() => undefined);
      wait = Math.min(wait * 2, BACK_OFF_MILLISECONDS.longest);
    }
    if (!signal.aborted) throw new EventStoreUnavailable('the event store is closed');
  };
};

/**
 * Asks for the head where nothing is heard: this detects a silent server, and a follower that is still behind after the
 * same time again renews its subscription.
 */
const watchQuiet = (progress: { position(): number }, head: EventStore['head'], behind: AbortController) => {
  let quietFrom = performance.now();
  let [asking, known] = [false, 0];
  const look = async (): Promise<void> => {
    if (asking || performance.now() - quietFrom < QUIET_MS) return;
    if (known > progress.position()) return behind.abort();
    asking = true;
    known = await head().catch(() => 0);
    quietFrom = performance.now();
    asking = false;
  };
  const timer = setInterval(() => void look(), LOOK_MS);
  return { heard: () => void (quietFrom = performance.now()), end: () => clearInterval(timer) };
};

const progressFrom = (after: number, toRecorded: (event: RecordedEvent) => Recorded) => {
  let place = placeAfter(after);
  let position = after;
  let [live, saidLive, held] = [false, false, false];

  const batchOf = (events: readonly Recorded[]): FollowedBatch => {
    saidLive ||= live;
    held = false;
    return { events, position, live };
  };
  const reach = (reached: Position) => {
    place = reached;
    // Another subscription may start a little earlier than the last one ended.
    const isNew = isBehindItsEvent(reached) && positionOf(reached) > position;
    if (isNew) position = positionOf(reached);
    return isNew;
  };

  return {
    place: () => place,
    position: () => position,
    *take(arrivals: readonly Arrival[]): Generator<FollowedBatch, void> {
      let events: Recorded[] = [];
      let moved = false;
      for (const arrival of arrivals) {
        if ('checkpoint' in arrival) {
          if (reach(arrival.checkpoint)) moved = true;
        } else if ('caughtUp' in arrival) {
          if (events.length > 0) yield batchOf(events);
          events = [];
          live = true;
        } else if (arrival.event && reach(arrival.event.position)) {
          if (isSystemEvent(arrival.event)) moved = true;
          else events.push(toRecorded(arrival.event));
        }
      }
      // A step over events of others is worth a separate batch; the last one before "live" goes with that.
      const step = moved && (live || held);
      held ||= moved;
      if (events.length > 0 || step || live !== saidLive) yield batchOf(events);
    },
  };
};
