import { Command, type StoredText, RuleBroken } from '#kernel';
import type { AccountRestored } from './member.events.ts';
import type { Member } from './member.state.ts';
import { memberPermissions } from './member.permissions.ts';
import type { AccountLimit } from './member.enums.ts';
import { type Reason, stated } from './reason.ts';

/** Lift a limit of an account: admins any, moderators their own for some days. */
export class RestoreAccount extends Command<{
  readonly userId: string;
  readonly what: AccountLimit;
  readonly reason: Reason;
}> {}

export const restoreAccount = (
  { data, meta }: RestoreAccount,
  state: Member,
  text: StoredText,
): readonly AccountRestored[] => {
  const { userId, what, reason } = data;
  const { [what]: limit } = state.limits;
  if (!limit) throw new RuleBroken('account-not-limited', { what });
  memberPermissions.check('restore-account', { ...state, userId, limits: { [what]: limit } }, meta, { what });
  return [{ type: 'AccountRestored', data: { userId, what, ...stated(reason, text) } }];
};
