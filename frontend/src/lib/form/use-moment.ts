import { useEffect, useState } from 'react';

/** Whether `sign` appeared less than `milliseconds` ago; undefined never did. Another sign begins another moment. */
export function useMoment(sign: unknown, milliseconds: number): boolean {
  const [over, setOver] = useState<unknown>();
  const isNow = sign !== undefined && sign !== over;
  useEffect(() => {
    if (!isNow) return;
    const timer = setTimeout(() => setOver(sign), milliseconds);
    return () => clearTimeout(timer);
  }, [isNow, sign, milliseconds]);
  return isNow;
}
