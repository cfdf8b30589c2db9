import { useLayoutEffect, useRef, useState } from 'react';

type Handler = (...args: never[]) => unknown;

/**
 * The same functions at every render, which always call the newest ones: components that get them need not render
 * again. For events only; they may not be called during a render.
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
