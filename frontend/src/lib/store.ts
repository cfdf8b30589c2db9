import { useSyncExternalStore } from 'react';

/** One immutable value of the browser's own state: it is replaced, never changed in place. */
export type Store<Value> = {
  readonly get: () => Value;
  readonly set: (next: Value) => void;
  /** Runs after each change; returns the unsubscribe function. */
  readonly subscribe: (changed: () => void) => () => void;
};

/** State that belongs to the page rather than to one part of it. Setting the same value again is no change. */
export function storeOf<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
  };
}

export const useStore = <Value>({ subscribe, get }: Pick<Store<Value>, 'subscribe' | 'get'>): Value =>
  useSyncExternalStore(subscribe, get);
