import { Command, type KeptText } from '#kernel';
import type { Challenge } from '../challenge/challenge.state.ts';
import type { OfRound, RoundLocked, RoundLockExtended, RoundUnlocked } from './round.events.ts';
import { lockHolder, roundItem } from './round-item.ts';
import type { Round } from './round.state.ts';
import { ROUND_LOCK_MINUTES, type RoundReason } from './round-words.ts';
import { roundWhoMay } from './round.who-may.ts';

const MINUTE_MS = 60_000;

/** Have a round to oneself for a while, to fill it. */
export class LockRound extends Command<OfRound> {}

/** Have it for longer. */
export class ExtendRoundLock extends Command<OfRound> {}

/** Take it from whoever has it. */
export class TakeOverRound extends Command<OfRound & { readonly reason: RoundReason; readonly text?: string }> {}

/** Let others have it, or free it for them. */
export class UnlockRound extends Command<OfRound> {}

/** What the challenge is when a command about one of its rounds runs. */
export type InChallenge = { readonly challenge: Challenge };

export const lockRound = (
  { data, meta }: LockRound,
  state: Round,
  { challenge }: InChallenge,
): readonly RoundLocked[] => {
  const { now, actor: by } = meta;
  roundWhoMay.check('lock-round', roundItem(state, challenge, data, now), meta, factsOf(data, state));
  return [{ type: 'RoundLocked', data: { ...data, by, until: until(now) } }];
};

export const extendRoundLock = (
  { data, meta }: ExtendRoundLock,
  state: Round,
  { challenge }: InChallenge,
): readonly RoundLockExtended[] => {
  const { now, actor: by } = meta;
  roundWhoMay.check('extend-round-lock', roundItem(state, challenge, data, now), meta, factsOf(data, state));
  return [{ type: 'RoundLockExtended', data: { ...data, by, until: until(now) } }];
};

export const takeOverRound = (
  { data: { reason, text: _text, ...of }, meta }: TakeOverRound,
  state: Round,
  { challenge, textId }: InChallenge & KeptText,
): readonly RoundLocked[] => {
  const { now, actor: by } = meta;
  const item = roundItem(state, challenge, of, now);
  roundWhoMay.check('take-over-round', item, meta, factsOf(of, state));
  const takenFrom = lockHolder(item);
  const why = { reason, ...(textId !== undefined && { textId }) };
  return [{ type: 'RoundLocked', data: { ...of, by, until: until(now), ...(takenFrom && { takenFrom }), ...why } }];
};

export const unlockRound = (
  { data, meta }: UnlockRound,
  state: Round,
  { challenge }: InChallenge,
): readonly RoundUnlocked[] => {
  const { now, actor: by } = meta;
  const item = roundItem(state, challenge, data, now);
  roundWhoMay.check('unlock-round', item, meta, factsOf(data, state));
  const holder = lockHolder(item);
  const takenFrom = holder === by ? undefined : holder;
  return [{ type: 'RoundUnlocked', data: { ...data, by, ...(takenFrom && { takenFrom }) } }];
};

const until = (now: string): string => new Date(Date.parse(now) + ROUND_LOCK_MINUTES * MINUTE_MS).toISOString();

const factsOf = ({ challengeId, round }: OfRound, { lock }: Round) => ({
  challengeId,
  round,
  ...(lock && { until: lock.until }),
});
