import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { FollowedBatch } from '#event-store';
import { publicChangeOf } from './public-changes.ts';

/** Proxies close connections that are silent for a minute. */
const SIGN_OF_LIFE_MS = 15_000;
const BUFFER_BYTES = 64 * 1024;

type Wait = { readonly after: number; readonly signal: AbortSignal; readonly goesOn: boolean };

/**
 * Batches of the log as server-sent events, with back-pressure for slow readers. A heartbeat names the position, so
 * that a client that reconnects after a quiet day need not read the day again.
 */
export const sseStream = (batches: AsyncIterable<FollowedBatch>, wait: Wait): Readable =>
  Readable.from(textsOf(batches, wait), { objectMode: false, highWaterMark: BUFFER_BYTES });

async function* textsOf(batches: AsyncIterable<FollowedBatch>, wait: Wait): AsyncGenerator<string> {
  const reader = batches[Symbol.asyncIterator]();
  let next = reader.next();
  let position = wait.after;
  // Sent immediately, so that the client sees that the stream is open.
  yield eventOf('here', position);
  while (!wait.signal.aborted) {
    const got = await orQuiet(next, wait.signal);
    if (got === QUIET) {
      yield eventOf('here', position);
      continue;
    }
    if (got.done) return;
    position = got.value.position;
    for (const event of got.value.events) {
      const change = publicChangeOf(event);
      if (change) yield eventOf('change', change.position, change);
    }
    if (got.value.live && !wait.goesOn) return;
    next = reader.next();
  }
}

const eventOf = (name: 'change' | 'here', position: number, data: object = { position }): string =>
  `id: ${position}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

const QUIET = Symbol('nothing was said for a while');

const orQuiet = async <Next>(next: Promise<Next>, signal: AbortSignal): Promise<Next | typeof QUIET> => {
  const heard = new AbortController();
  const either = AbortSignal.any([signal, heard.signal]);
  const quiet = delay(SIGN_OF_LIFE_MS, QUIET, { signal: either, ref: false }).catch((): typeof QUIET => QUIET);
  const first = await Promise.race([next, quiet]);
  heard.abort();
  return first;
};
