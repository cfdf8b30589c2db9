import { Command, type StoredText, RuleBroken } from '#kernel';
import type { PatronTierChanged } from './member.events.ts';
import type { Member } from './member.state.ts';
import { memberPermissions } from './member.permissions.ts';
import type { PatronTier } from './member.enums.ts';
import { type Reason, stated } from './reason.ts';

/** Set a patron's tier, and through which day (UTC) it is paid for; null: without an end. */
export class ChangePatronTier extends Command<{
  readonly userId: string;
  readonly tier: PatronTier;
  readonly paidThrough: string | null;
  readonly reason: Reason;
}> {}

export const changePatronTier = (
  { data, meta }: ChangePatronTier,
  state: Member,
  text: StoredText,
): readonly PatronTierChanged[] => {
  const { userId, tier, reason } = data;
  const paidThrough = tier === 0 ? null : data.paidThrough;
  memberPermissions.check('change-patron-tier', { ...state, userId }, meta);
  if (paidThrough !== null && paidThrough < meta.now.slice(0, paidThrough.length)) {
    throw new RuleBroken('date-past', { date: paidThrough });
  }
  if (tier === state.tier && paidThrough === state.paidThrough) throw new RuleBroken('member-tier-unchanged', { tier });
  return [{ type: 'PatronTierChanged', data: { userId, tier, paidThrough, ...stated(reason, text) } }];
};
