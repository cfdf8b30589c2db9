import { useEffect } from 'react';
import { keepLive } from './socket.ts';

/** Mounted once: turns what the server pushes into questions of the views on screen. */
export function LiveViews() {
  useEffect(() => {
    const ending = new AbortController();
    void keepLive(ending.signal);
    return () => ending.abort();
  }, []);
  return null;
}
