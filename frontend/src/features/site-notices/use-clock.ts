import { useEffect, useState } from 'react';

const EVERY_MS = 15_000;

/** The current time (ms since 1970), updated every 15 seconds: maintenance starts and ends while a page is shown. */
export function useClock(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
