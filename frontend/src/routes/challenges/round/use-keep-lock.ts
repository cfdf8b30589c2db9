import { useRef } from 'react';
import type { RoundAnswer } from '#contracts';
import type { OfRound } from '../../../features/rounds/use-rounds.ts';
import { useRoundActs } from '../../../features/rounds/use-round-acts.ts';

/** Whoever works on has the round for longer: asked for when a third of the half hour is gone. */
const EXTENDED_UNDER_MS = 20 * 60_000;

/** To be called at each change: the round stays with whoever works on it. */
export function useKeepLock(of: OfRound, lock: RoundAnswer['lock']): () => void {
  const { extend } = useRoundActs(of);
  const asked = useRef<string>(undefined);
  return () => {
    const left = lock ? Date.parse(lock.until) - Date.now() : 0;
    if (!lock || left <= 0 || left > EXTENDED_UNDER_MS || asked.current === lock.until) return;
    asked.current = lock.until;
    void extend();
  };
}
