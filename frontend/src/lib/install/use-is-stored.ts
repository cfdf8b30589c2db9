import { useEffect, useState } from 'react';

/** Whether this device keeps all that the pages are made of, so that they open without a network. */
export function useIsStored(): boolean {
  const [stored, setStored] = useState(false);
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    // Fulfilled by the worker that has everything; where none ever comes, it waits for ever.
    void navigator.serviceWorker.ready.then(() => setStored(true));
  }, []);
  return stored;
}
