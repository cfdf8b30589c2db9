import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The time, by the minute: what begins or ends is seen to, without asking anybody. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
