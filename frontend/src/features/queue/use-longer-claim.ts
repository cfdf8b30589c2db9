import { useEffect, useEffectEvent } from 'react';

const LEFT_MS = 10 * 60_000;

/** Whoever is at work on an item keeps it: something is pressed with less than ten minutes left, and it is claimed anew. */
export function useLongerClaim(until: string | undefined, claim: () => Promise<void>): void {
  const active = useEffectEvent(() => {
    if (until === undefined) return;
    const left = Date.parse(until) - Date.now();
    // What was taken meanwhile is seen by the push that says so.
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
