import { useSyncExternalStore } from 'react';

/** `live`: pushes arrive. `late`: a request has been out for more than 8 seconds. `offline`: no socket. */
export type Connection = 'live' | 'late' | 'offline';

let connected = true;
const late = new Set<symbol>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

export function socketIs(up: boolean): void {
  if (connected === up) return;
  connected = up;
  tell();
}

export function requestIsLate(request: symbol, isLate: boolean): void {
  if (late.has(request) === isLate) return;
  if (isLate) late.add(request);
  else late.delete(request);
  tell();
}

function current(): Connection {
  if (!connected) return 'offline';
  return late.size > 0 ? 'late' : 'live';
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

/** Runs each time the socket is up again after it was not: the server was away, or the network. */
export function onSocketBack(run: () => void): () => void {
  let was = connected;
  return subscribe(() => {
    const isBack = connected && !was;
    was = connected;
    if (isBack) run();
  });
}

export function useConnection(): Connection {
  return useSyncExternalStore(subscribe, current);
}
