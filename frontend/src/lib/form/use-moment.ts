import { useLayoutEffect, useState } from 'react';

/** Whether `sign` appeared less than `milliseconds` ago; undefined never did. Another sign starts another period. */
export function useMoment(sign: unknown, milliseconds: number): boolean {
  const [over, setOver] = useState<unknown>();
  const isNow = sign !== undefined && sign !== over;
  // The period starts with the paint that shows it, not some time after.
  useLayoutEffect(() => {
    if (!isNow) return;
    const timer = setTimeout(() => setOver(sign), milliseconds);
    return () => clearTimeout(timer);
  }, [isNow, sign, milliseconds]);
  return isNow;
}
