import { createContext, use, useLayoutEffect } from 'react';

/** `asks`: typed text would be lost, so closing asks first. `stays`: only the content's own button closes it. */
export type DialogLockKind = 'asks' | 'stays' | undefined;

/** How the content of a dialog holds it open; without effect outside of one. */
export const DialogLock = createContext<(hold: DialogLockKind) => void>(() => {});

/** For the content of a dialog: prevents a stray tap from closing it, while it is shown. */
export function useDialogLock(hold: DialogLockKind): void {
  const tell = use(DialogLock);
  // Immediately: a key may follow the first letter before the browser has painted it.
  useLayoutEffect(() => {
    tell(hold);
    return () => tell(undefined);
  }, [tell, hold]);
}
