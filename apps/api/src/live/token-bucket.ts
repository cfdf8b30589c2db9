/** Allows a burst of `most`, then `perSecond`. */
export type TokenBucket = { take(): boolean };

/** `now` in milliseconds, of a monotonic clock. */
export const tokenBucket = (most: number, perSecond: number, now: () => number): TokenBucket => {
  let [left, since] = [most, now()];
  return {
    take: () => {
      const at = now();
      left = Math.min(most, left + ((at - since) / 1_000) * perSecond);
      since = at;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
};
