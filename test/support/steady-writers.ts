import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type AcknowledgedTime, submit } from './lap-time-stream.ts';

/** One request as its sender saw it; times are moments of `performance.now()`. */
export type SentRequest = {
  readonly from: number;
  readonly to: number;
  readonly status: number;
  readonly retryAfter: boolean;
};

/** The results of all requests: each time is sent with its key until it is accepted. */
export type SteadyWriters = {
  readonly acknowledged: { readonly time: AcknowledgedTime; readonly at: number }[];
  readonly requests: SentRequest[];
  /** When the first time sent after a moment was accepted. */
  firstAfter(moment: number): Promise<number>;
  stop(): Promise<void>;
};

const PAUSE_MS = 250;
const AGAIN_MS = 500;

export const writeSteadily = (
  url: string,
  cookie: string,
  cells: Iterator<AcknowledgedTime>,
  writers: number,
): SteadyWriters => {
  const acknowledged: SteadyWriters['acknowledged'] = [];
  const requests: SentRequest[] = [];
  const stopped = new AbortController();
  const sendUntilTaken = async (time: AcknowledgedTime): Promise<void> => {
    for (const key = randomUUID(); ; await delay(AGAIN_MS)) {
      const from = performance.now();
      const { status, headers } = await submit(url, cookie, time, key);
      const to = performance.now();
      requests.push({ from, to, status, retryAfter: headers.has('retry-after') });
      if (status !== 201) continue;
      acknowledged.push({ time, at: to });
      return;
    }
  };
  const write = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      await sendUntilTaken(cells.next().value as AcknowledgedTime);
      await delay(PAUSE_MS / 2 + (PAUSE_MS / 2) * Math.random());
    }
  };
  const ended = Promise.all(Array.from({ length: writers }, write));
  return {
    acknowledged,
    requests,
    firstAfter: async (moment) => {
      for (;;) {
        const first = acknowledged.find(({ at }) => at > moment);
        if (first) return first.at;
        await Promise.race([delay(10), ended]);
      }
    },
    stop: async () => {
      stopped.abort();
      await ended;
    },
  };
};
