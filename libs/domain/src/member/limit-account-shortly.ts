import { Command, type StoredText, RuleBroken } from '#kernel';
import type { AccountLimited } from './member.events.ts';
import type { Member } from './member.state.ts';
import { memberPermissions } from './member.permissions.ts';
import type { AccountLimit } from './member.enums.ts';
import { type Reason, stated } from './reason.ts';
import { limitOn } from './tier-and-limits.ts';

const DAY_MS = 86_400_000;

/** Limit an account for some days: moderators may do so from an item, until an admin has reviewed it. */
export class LimitAccountShortly extends Command<{
  readonly userId: string;
  readonly what: AccountLimit;
  readonly days: number;
  readonly reason: Reason;
}> {}

/** An active limit is neither shortened nor made longer: that is for admins. */
export const limitAccountShortly = (
  { data, meta }: LimitAccountShortly,
  state: Member,
  text: StoredText,
): readonly AccountLimited[] => {
  const { userId, what, days, reason } = data;
  memberPermissions.check('limit-account-shortly', { ...state, userId }, meta, { userId });
  if (limitOn(state, what, meta.now)) throw new RuleBroken('account-limited-already', { what });
  const until = new Date(Date.parse(meta.now) + days * DAY_MS).toISOString();
  return [{ type: 'AccountLimited', data: { userId, what, until, givenBy: meta.actor, ...stated(reason, text) } }];
};
