import { useEffect } from 'react';
import { whenIdle } from '../turns.ts';
import { keepLive } from './socket.ts';

/** Mounted once: turns what the server pushes into questions of the views on screen. */
export function LiveViews() {
  useEffect(() => {
    const ending = new AbortController();
    // The page itself comes first.
    whenIdle(() => void keepLive(ending.signal));
    return () => ending.abort();
  }, []);
  return null;
}
