import { useEffect, useState } from 'react';

/** Whether this device has cached all files of the pages, so that they open without a network. */
export function useIsStored(): boolean {
  const [stored, setStored] = useState(false);
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    // Resolved by the worker that has cached everything; without a worker it waits for ever.
    void navigator.serviceWorker.ready.then(() => setStored(true));
  }, []);
  return stored;
}
