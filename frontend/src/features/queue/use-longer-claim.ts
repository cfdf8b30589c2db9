import { useEffect, useEffectEvent } from 'react';

const LEFT_MS = 10 * 60_000;

/** A moderator at work on an item keeps the claim: any input with less than ten minutes left claims it again. */
export function useLongerClaim(until: string | undefined, claim: () => Promise<void>): void {
  const active = useEffectEvent(() => {
    if (until === undefined) return;
    const left = Date.parse(until) - Date.now();
    // If someone else has claimed it since then, the push shows that.
    if (left > 0 && left < LEFT_MS) claim().catch(() => {});
  });
  useEffect(() => {
    const onActive = () => active();
    document.addEventListener('pointerdown', onActive);
    document.addEventListener('keydown', onActive);
    return () => {
      document.removeEventListener('pointerdown', onActive);
      document.removeEventListener('keydown', onActive);
    };
  }, []);
}
