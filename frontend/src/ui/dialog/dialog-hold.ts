import { createContext, use, useLayoutEffect } from 'react';

/** `asks`: what was typed would be lost, so closing asks first. `stays`: only the content's own button closes it. */
export type Hold = 'asks' | 'stays' | undefined;

/** How what is inside of a dialog tells it; nobody listens outside of one. */
export const DialogHold = createContext<(hold: Hold) => void>(() => {});

/** For what is inside of a dialog: keeps it from being closed by a stray tap, while it is shown. */
export function useHoldDialog(hold: Hold): void {
  const tell = use(DialogHold);
  // At once: a key may follow the first letter before the browser has painted it.
  useLayoutEffect(() => {
    tell(hold);
    return () => tell(undefined);
  }, [tell, hold]);
}
