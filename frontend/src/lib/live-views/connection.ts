import { storeOf, useStore } from '../store.ts';

/** `live`: pushes arrive. `late`: a request has been out for more than 8 seconds. `offline`: no socket. */
export type Connection = 'live' | 'late' | 'offline';

const connected = storeOf(true);
const late = storeOf<readonly symbol[]>([]);

export const socketIs = connected.set;

export function requestIsLate(request: symbol, isLate: boolean): void {
  const others = late.get().filter((other) => other !== request);
  if (isLate || others.length < late.get().length) late.set(isLate ? [...others, request] : others);
}

/** Runs each time the socket is up again after it was not: the server was away, or the network. */
export const onSocketBack = (run: () => void): (() => void) =>
  connected.subscribe(() => {
    if (connected.get()) run();
  });

export function useConnection(): Connection {
  const isLate = useStore(late).length > 0;
  if (!useStore(connected)) return 'offline';
  return isLate ? 'late' : 'live';
}
