import { useEffect, useEffectEvent } from 'react';

type Close = () => void;

/** Whatever lies over the page now, the topmost last. */
const open: Close[] = [];

/** How the topmost of what lies over the page is closed; undefined where nothing does. */
export const closeTopmost = (): Close | undefined => open.at(-1);

/** Closed by Back as well, instead of the page below it. */
export function useClosedByBack(opened: boolean, close: Close): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!opened) return;
    const own = () => closeNow();
    open.push(own);
    return () => void open.splice(open.indexOf(own), 1);
  }, [opened]);
}
