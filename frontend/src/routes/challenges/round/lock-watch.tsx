import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoundAnswer } from '#contracts';
import type { OfRound } from '../../../features/rounds/use-rounds.ts';
import { useRoundActs } from '../../../features/rounds/use-round-acts.ts';
import { closeSnack, showSnack } from '../../../ui/snack/snacks.ts';
import { minutesText, useSecondsLeft } from './use-seconds-left.ts';

/** Warned twice before a lock runs out. */
const WARNED_AT_SECONDS = 300;
const URGENT_AT_SECONDS = 60;

/** How near the end of a lock is. */
export type LockStage = 'calm' | 'warned' | 'urgent' | 'out';
export const lockStage = (secondsLeft: number): LockStage => {
  if (secondsLeft <= 0) return 'out';
  if (secondsLeft <= URGENT_AT_SECONDS) return 'urgent';
  return secondsLeft <= WARNED_AT_SECONDS ? 'warned' : 'calm';
};

type LockWatchProps = {
  of: OfRound;
  lock: NonNullable<RoundAnswer['lock']>;
  isMine: boolean;
  /** Asks for the round again: nothing is said when a lock runs out. */
  again: () => void;
};

/** Warns whoever has the round before it is theirs no more, and asks what it is after that. */
export function LockWatch({ of, lock: { until }, isMine, again }: LockWatchProps) {
  const { t, i18n } = useTranslation('rounds');
  const acts = useRoundActs(of);
  const left = useSecondsLeft(until);
  const stage = lockStage(left);
  const warn = useEffectEvent((isOut: boolean) => {
    const [text, label, run] = isOut
      ? [t('ranOut'), t('goOn'), acts.lock]
      : [t('yours', { time: minutesText(left, i18n.language) }), t('extend'), acts.extend];
    const action = { label, run: () => void run().then(closeSnack) };
    return showSnack({ kind: isOut ? 'error' : 'info', text, seconds: null, action });
  });
  const ask = useEffectEvent(again);
  useEffect(() => {
    if (stage === 'out') ask();
  }, [stage]);
  useEffect(() => {
    if (!isMine || stage === 'calm') return undefined;
    const close = warn(stage === 'out');
    // What ran out is said until it is read; a warning only as long as it is true.
    return stage === 'out' ? undefined : close;
  }, [stage, isMine]);
  return null;
}
