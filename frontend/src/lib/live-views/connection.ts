import { useSyncExternalStore } from 'react';
import { recalledSince } from '../offline-cache/recalled.ts';
import { storeOf, useStore } from '../store.ts';
import type { Store } from '../store.ts';

/** `live`: pushes arrive. `late`: a request has been out for more than 8 seconds. `offline`: no server is reachable. */
export type Connection = 'live' | 'late' | 'offline';

/** The browser's network status, and whether the socket is up. */
const network = storeOf(true);
const connected = storeOf(true);
const late = storeOf<readonly symbol[]>([]);

/** A request failed while all seemed well. That alone does not show the site as offline. */
const doubted = storeOf(false);

export const networkIs = network.set;

/** A new socket connection proves that the server is reachable. */
export function socketIs(isUp: boolean): void {
  if (isUp) doubted.set(false);
  connected.set(isUp);
}

/** One status for all indicators: while the screen shows cached data, nothing is live. */
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
 * Runs each time the server is reachable again: after a failure of the server or the network, or when a request had
 * failed and the socket has reconnected since.
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

export const suspectOffline = (): void => doubted.set(true);
export const isSuspect = doubted.get;

/** A request failed: the socket has to prove that the server is reachable. */
export const onSuspect = (run: () => void): (() => void) => doubted.subscribe(() => isSuspect() && run());

export function useConnection(): Connection {
  const isLate = useStore(late).length > 0;
  if (useSyncExternalStore(onReach, isOffline)) return 'offline';
  return isLate ? 'late' : 'live';
}
