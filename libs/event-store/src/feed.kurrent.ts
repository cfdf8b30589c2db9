import { setImmediate as turn } from 'node:timers/promises';
import {
  type AllStreamSubscription,
  type KurrentDBClient,
  type Position,
  type RecordedEvent,
  type START,
  streamNameFilter,
} from '@kurrent/kurrentdb-client';

/** Items of a subscription, in the order in which the server sent them. */
export type Arrival =
  | { readonly event?: RecordedEvent & { readonly position: Position } }
  | { readonly checkpoint: Position }
  | { readonly caughtUp: true };

/** Arrivals in one batch; also how many the client holds before it stops the server. */
const ARRIVALS = 500;
/** Events of others that the server scans between two checkpoints. */
const SEARCH_WINDOW = 500;

/**
 * A subscription to `$all` for streams with a prefix: what arrives in one turn of the event loop, up to 500 together.
 * Ends quietly when `stop` aborts; throws the driver's error, or one of its own, when the connection is lost.
 */
export async function* feed(
  client: KurrentDBClient,
  prefix: string,
  from: Position | typeof START,
  stop: AbortSignal,
): AsyncGenerator<readonly Arrival[], void> {
  const subscription = subscribe(client, prefix, from);
  let lost: Error | undefined;
  let wake = () => {};
  const lose = (error: Error) => {
    lost ??= error;
    wake();
  };
  const stopped = () => wake();
  subscription.on('error', lose);
  subscription.on('end', () => lose(new Error('the server ended the subscription')));
  subscription.on('readable', () => wake());
  stop.addEventListener('abort', stopped);
  try {
    while (!stop.aborted) {
      const arrivals = take(subscription);
      if (arrivals.length > 0) yield arrivals;
      else if (lost) throw lost;
      else await new Promise<void>((resolve) => (wake = resolve));
      await turn();
    }
  } finally {
    stop.removeEventListener('abort', stopped);
    subscription.unsubscribe().catch(() => undefined);
  }
}

const take = (subscription: AllStreamSubscription): Arrival[] => {
  const arrivals: Arrival[] = [];
  for (let next = subscription.read(); next; next = arrivals.length < ARRIVALS ? subscription.read() : null) {
    arrivals.push(next as Arrival);
  }
  return arrivals;
};

/** Checkpoints and "caught up" arrive apart from the events; put between them, they keep their place. */
const subscribe = (client: KurrentDBClient, prefix: string, fromPosition: Position | typeof START) => {
  const filter = streamNameFilter({
    prefixes: [prefix],
    maxSearchWindow: SEARCH_WINDOW,
    checkpointInterval: 1,
    checkpointReached: (_, checkpoint) => void subscription.push({ checkpoint } satisfies Arrival),
  });
  const subscription = client.subscribeToAll(
    { fromPosition, filter, requiresLeader: true },
    { highWaterMark: ARRIVALS },
  );
  subscription.on('caughtUp', () => void subscription.push({ caughtUp: true } satisfies Arrival));
  return subscription;
};
