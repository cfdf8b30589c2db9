import { useEffect } from 'react';
import { whenIdle } from '../scheduling.ts';
import { stayConnected } from './socket.ts';

/** Mounted once: turns the server's pushes into requests of the views on screen. */
export function LiveViews() {
  useEffect(() => {
    const ending = new AbortController();
    // After the page itself.
    whenIdle(() => void stayConnected(ending.signal));
    return () => ending.abort();
  }, []);
  return null;
}
