import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoundAnswer } from '#contracts';
import type { OfRound } from '../../../features/rounds/use-rounds.ts';
import { useRoundMutations } from '../../../features/rounds/use-round-mutations.ts';
import { closeSnack, showSnack } from '../../../ui/snack/snacks.ts';
import { minutesText, secondsUntil, useSecondsLeft } from './use-seconds-left.ts';

/** Warns twice before a lock expires. */
const WARNED_AT_SECONDS = 300;
const URGENT_AT_SECONDS = 60;

export type LockStage = 'calm' | 'warned' | 'urgent' | 'out';
export const lockStage = (secondsLeft: number): LockStage => {
  if (secondsLeft <= 0) return 'out';
  if (secondsLeft <= URGENT_AT_SECONDS) return 'urgent';
  return secondsLeft <= WARNED_AT_SECONDS ? 'warned' : 'calm';
};

type LockWatchProps = {
  of: OfRound;
  round: RoundAnswer;
  isMine: boolean;
  /** The end of the lock that its holder released: it did not expire. */
  givenBack: RefObject<string | undefined>;
  /** Loads the round again: an expired lock sends no notification. */
  again: () => void;
};

/**
 * Warns the holder before their lock expires, and reports when it has: by this page's clock, or by a response without
 * the lock, since the clock may be late, and a page that was asleep asks first.
 */
export function LockWatch({ of, round, isMine, givenBack, again }: LockWatchProps) {
  const { t, i18n } = useTranslation('rounds');
  const acts = useRoundMutations(of);
  const until = round.lock?.until;
  const left = useSecondsLeft(until);
  const stage = until === undefined ? 'calm' : lockStage(left);
  const isFree = until === undefined && round.status === 'empty';
  const warn = useEffectEvent((kind: 'error' | 'info') => {
    const [text, label, run] =
      kind === 'error'
        ? [t('ranOut'), t('goOn'), acts.lock]
        : [t('yours', { time: minutesText(left, i18n.language) }), t('extend'), acts.extend];
    const action = { label, run: () => void run().then(closeSnack) };
    return showSnack({ kind, text, seconds: null, action });
  });
  const ask = useEffectEvent(again);
  /** The end of the user's own lock, until its expiry is reported. */
  const held = useRef<string>(undefined);
  useEffect(() => {
    if (stage === 'out') ask();
  }, [stage]);
  useEffect(() => {
    // A warning is shown only as long as it is true.
    return isMine && (stage === 'warned' || stage === 'urgent') ? warn('info') : undefined;
  }, [stage, isMine]);
  useEffect(() => {
    if (isMine) held.current = until;
    const end = held.current;
    if (end === undefined || end === givenBack.current) return;
    const isOver = isMine ? stage === 'out' : isFree && lockStage(secondsUntil(end)) !== 'calm';
    if (!isOver) return;
    held.current = undefined;
    // The notice of an expired lock stays until it is read.
    warn('error');
  }, [until, stage, isMine, isFree, givenBack]);
  return null;
}
