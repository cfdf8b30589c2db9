import { useEffect, useState } from 'react';

const LOOK_MS = 20_000;

/** The current time in milliseconds, updated often enough for a countdown of minutes. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
