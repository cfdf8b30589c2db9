import { useSyncExternalStore } from 'react';
import { recalledSince } from '../kept/recalled.ts';
import { storeOf, useStore } from '../store.ts';

/** `live`: pushes arrive. `late`: a request has been out for more than 8 seconds. `offline`: no server to be reached. */
export type Connection = 'live' | 'late' | 'offline';

/** What the browser says of the network, and whether the socket is up. */
const network = storeOf(true);
const connected = storeOf(true);
const late = storeOf<readonly symbol[]>([]);

export const networkIs = network.set;
export const socketIs = connected.set;

/** One answer for everything that shows it: also while what is on screen comes from memory, nothing is live. */
export const isOffline = (): boolean => !network.get() || !connected.get() || recalledSince.get() !== null;

function onReach(changed: () => void): () => void {
  const ends = [network, connected, recalledSince].map(({ subscribe }) => subscribe(changed));
  return () => ends.forEach((end) => end());
}

export function requestIsLate(request: symbol, isLate: boolean): void {
  const others = late.get().filter((other) => other !== request);
  if (isLate || others.length < late.get().length) late.set(isLate ? [...others, request] : others);
}

/** Runs each time the server can be reached again after it could not: it was away, or the network. */
export function onConnectionBack(run: () => void): () => void {
  let was = isOffline();
  return onReach(() => {
    const isBack = was && !isOffline();
    was = isOffline();
    if (isBack) run();
  });
}

/** A request did not get through: the socket has to prove that it does. */
const doubted = storeOf(0);
export const doubtConnection = (): void => doubted.set(doubted.get() + 1);
export const onDoubt = doubted.subscribe;

export function useConnection(): Connection {
  const isLate = useStore(late).length > 0;
  if (useSyncExternalStore(onReach, isOffline)) return 'offline';
  return isLate ? 'late' : 'live';
}
