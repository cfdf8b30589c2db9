import { Command, type StoredText, type Meta, RuleBroken } from '#kernel';
import type { Challenge } from '../challenge/challenge.state.ts';
import type { OfRound, RoundLocked, RoundLockExtended, RoundUnlocked } from './round.events.ts';
import { lockHolder, roundItem } from './round-item.ts';
import type { Round } from './round.state.ts';
import {
  ROUND_LOCK_MINUTES,
  ROUND_LOCK_REST_MINUTES,
  MAX_UNCHANGED_ROUND_LOCKS,
  type RoundReason,
} from './round.enums.ts';
import { roundPermissions } from './round.permissions.ts';

const MINUTE_MS = 60_000;

export class LockRound extends Command<OfRound> {}

export class ExtendRoundLock extends Command<OfRound> {}

export class TakeOverRound extends Command<OfRound & { readonly reason: RoundReason; readonly text?: string }> {}

/** Unlock a round, as its holder or a moderator. */
export class UnlockRound extends Command<OfRound> {}

export type InChallenge = { readonly challenge: Challenge };

/** The last draft save of the round (ISO 8601); null: never. */
type LastSaved = { readonly savedAt: string | null };

export type LockBudget = { readonly most: number; readonly others: readonly string[] };

export const lockRound = (
  { data, meta }: LockRound,
  state: Round,
  { challenge, savedAt, budget }: InChallenge & LastSaved & { readonly budget: LockBudget },
): readonly RoundLocked[] => {
  const { now, actor: by } = meta;
  roundPermissions.check('lock-round', roundItem(state, challenge, data, now), meta, factsOf(data, state));
  if (budget.others.length >= budget.most) {
    throw new RuleBroken('round-locks-many', { most: budget.most, until: budget.others.toSorted()[0] });
  }
  return [{ type: 'RoundLocked', data: { ...data, by, until: until(now), ...unchangedSince(state, savedAt, meta) } }];
};

export const extendRoundLock = (
  { data, meta }: ExtendRoundLock,
  state: Round,
  { challenge, savedAt }: InChallenge & LastSaved,
): readonly RoundLockExtended[] => {
  const { now, actor: by } = meta;
  roundPermissions.check('extend-round-lock', roundItem(state, challenge, data, now), meta, factsOf(data, state));
  const unchanged = unchangedSince(state, savedAt, meta);
  return [{ type: 'RoundLockExtended', data: { ...data, by, until: until(now), ...unchanged } }];
};

/** How often in a row a user has prolonged the lock without saving a change; staff have no such limit. */
const unchangedSince = (
  { lock, letGo }: Round,
  savedAt: string | null,
  { actor, now, role }: Meta,
): { readonly unchanged?: number } => {
  const before = lock ?? letGo;
  if (role !== undefined || before?.by !== actor) return {};
  const again = shifted(before.until, ROUND_LOCK_REST_MINUTES);
  const isChanged = savedAt !== null && savedAt >= shifted(before.until, -ROUND_LOCK_MINUTES);
  if (isChanged || again <= now) return {};
  const unchanged = (before.unchanged ?? 0) + 1;
  if (unchanged > MAX_UNCHANGED_ROUND_LOCKS) {
    throw new RuleBroken('round-lock-idle', { until: before.until, again, most: MAX_UNCHANGED_ROUND_LOCKS });
  }
  return { unchanged };
};

export const takeOverRound = (
  { data: { reason, text: _text, ...of }, meta }: TakeOverRound,
  state: Round,
  { challenge, textId }: InChallenge & StoredText,
): readonly RoundLocked[] => {
  const { now, actor: by } = meta;
  const item = roundItem(state, challenge, of, now);
  roundPermissions.check('take-over-round', item, meta, factsOf(of, state));
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
  roundPermissions.check('unlock-round', item, meta, factsOf(data, state));
  const holder = lockHolder(item);
  const takenFrom = holder === by ? undefined : holder;
  return [{ type: 'RoundUnlocked', data: { ...data, by, ...(takenFrom && { takenFrom }) } }];
};

const shifted = (at: string, minutes: number): string => new Date(Date.parse(at) + minutes * MINUTE_MS).toISOString();
const until = (now: string): string => shifted(now, ROUND_LOCK_MINUTES);

const factsOf = ({ challengeId, round }: OfRound, { lock }: Round) => ({
  challengeId,
  round,
  ...(lock && { until: lock.until }),
});
