import { useSyncExternalStore } from 'react';
import { recalledSince } from '../kept/recalled.ts';
import { storeOf, useStore } from '../store.ts';
import type { Store } from '../store.ts';

/** `live`: pushes arrive. `late`: a request has been out for more than 8 seconds. `offline`: no server to be reached. */
export type Connection = 'live' | 'late' | 'offline';

/** What the browser says of the network, and whether the socket is up. */
const network = storeOf(true);
const connected = storeOf(true);
const late = storeOf<readonly symbol[]>([]);

/** A request did not get through while all seemed well. Nobody is told that the site is offline for that alone. */
const doubted = storeOf(false);

export const networkIs = network.set;

/** A socket that came up has shown that the server can be reached. */
export function socketIs(isUp: boolean): void {
  if (isUp) doubted.set(false);
  connected.set(isUp);
}

/** One answer for everything that shows it: also while what is on screen comes from memory, nothing is live. */
export const isOffline = (): boolean => !network.get() || !connected.get() || recalledSince.get() !== null;

function onAny(stores: readonly Pick<Store<unknown>, 'subscribe'>[], changed: () => void): () => void {
  const ends = stores.map(({ subscribe }) => subscribe(changed));
  return () => ends.forEach((end) => end());
}

const reach = [network, connected, recalledSince];
const onReach = (changed: () => void) => onAny(reach, changed);

export function requestIsLate(request: symbol, isLate: boolean): void {
  const others = late.get().filter((other) => other !== request);
  if (isLate || others.length < late.get().length) late.set(isLate ? [...others, request] : others);
}

/**
 * Runs each time the server can be reached again after it could not: it was away, or the network, or a request had not got
 * through and the socket has come again since.
 */
export function onConnectionBack(run: () => void): () => void {
  const isAway = () => isOffline() || doubted.get();
  let was = isAway();
  return onAny([...reach, doubted], () => {
    const isBack = was && !isAway();
    was = isAway();
    if (isBack) run();
  });
}

export const doubtConnection = (): void => doubted.set(true);
export const isDoubted = doubted.get;

/** A request did not get through: the socket has to prove that it does. */
export const onDoubt = (run: () => void): (() => void) => doubted.subscribe(() => isDoubted() && run());

export function useConnection(): Connection {
  const isLate = useStore(late).length > 0;
  if (useSyncExternalStore(onReach, isOffline)) return 'offline';
  return isLate ? 'late' : 'live';
}
