import { Command, type StoredText, RuleBroken } from '#kernel';
import type { AccountLimited } from './member.events.ts';
import type { Member } from './member.state.ts';
import { memberPermissions } from './member.permissions.ts';
import type { AccountLimit } from './member.enums.ts';
import { type Reason, stated } from './reason.ts';

/** Limit an account until then (ISO 8601, UTC); null: until it is restored. A new end replaces an old one. */
export class LimitAccount extends Command<{
  readonly userId: string;
  readonly what: AccountLimit;
  readonly until: string | null;
  readonly reason: Reason;
}> {}

export const limitAccount = (
  { data, meta }: LimitAccount,
  state: Member,
  text: StoredText,
): readonly AccountLimited[] => {
  const { userId, what, until, reason } = data;
  memberPermissions.check('limit-account', { ...state, userId }, meta, { userId });

  if (until !== null && until <= meta.now) throw new RuleBroken('date-past', { date: until });
  return [{ type: 'AccountLimited', data: { userId, what, until, ...stated(reason, text) } }];
};
