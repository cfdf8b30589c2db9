import { Command, type KeptText } from '#kernel';
import type { AdminDismissed } from './member.events.ts';
import type { Member } from './member.state.ts';
import { memberWhoMay } from './member.who-may.ts';
import { type Reason, stated } from './reason.ts';

/** Make an admin a member again. An admin cannot dismiss themselves, so that there always is one. */
export class DismissAdmin extends Command<{ readonly userId: string; readonly reason: Reason }> {}

export const dismissAdmin = (
  { data, meta }: DismissAdmin,
  state: Member,
  text: KeptText,
): readonly AdminDismissed[] => {
  const { userId, reason } = data;
  memberWhoMay.check('dismiss-admin', { ...state, userId }, meta, { userId });
  return [{ type: 'AdminDismissed', data: { userId, ...stated(reason, text) } }];
};
