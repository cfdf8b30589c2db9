import { useRef } from 'react';
import type { RoundAnswer } from '#contracts';
import type { OfRound } from '../../../features/rounds/use-rounds.ts';
import { useRoundMutations } from '../../../features/rounds/use-round-mutations.ts';

/** A user who works on the round extends the lock: requested when a third of the half hour is over. */
const EXTENDED_UNDER_MS = 20 * 60_000;

/** To be called at each change: the lock stays with the user who works on the round. */
export function useLockRenewal(of: OfRound, lock: RoundAnswer['lock']): () => void {
  const { extend } = useRoundMutations(of);
  const asked = useRef<string>(undefined);
  return () => {
    const left = lock ? Date.parse(lock.until) - Date.now() : 0;
    if (!lock || left <= 0 || left > EXTENDED_UNDER_MS || asked.current === lock.until) return;
    asked.current = lock.until;
    void extend();
  };
}
