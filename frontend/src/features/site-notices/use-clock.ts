import { useEffect, useState } from 'react';

const EVERY_MS = 15_000;

/** What time it is (ms since 1970), anew every 15 seconds: maintenance begins and ends while a page is shown. */
export function useClock(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
