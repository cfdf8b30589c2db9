import { useLayoutEffect, useRef, useState } from 'react';

type Handler = (...args: never[]) => unknown;

/**
 * The same functions at every drawing, which always do what the newest ones do: what gets them need not be drawn anew.
 * For events only; they may not be called while drawing.
 */
export function useHandlers<Handlers extends Readonly<Record<string, Handler>>>(newest: Handlers): Handlers {
  const latest = useRef(newest);
  useLayoutEffect(() => {
    latest.current = newest;
  });
  const [same] = useState(() => {
    const names = Object.keys(newest);
    return Object.fromEntries(names.map((name) => [name, (...args: never[]) => latest.current[name]?.(...args)]));
  });
  return same as Handlers;
}
