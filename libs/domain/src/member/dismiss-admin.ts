import { Command, type StoredText } from '#kernel';
import type { AdminDismissed } from './member.events.ts';
import type { Member } from './member.state.ts';
import { memberPermissions } from './member.permissions.ts';
import { type Reason, stated } from './reason.ts';

/** Make an admin a member again. An admin cannot dismiss themselves, so that there always is one. */
export class DismissAdmin extends Command<{ readonly userId: string; readonly reason: Reason }> {}

export const dismissAdmin = (
  { data, meta }: DismissAdmin,
  state: Member,
  text: StoredText,
): readonly AdminDismissed[] => {
  const { userId, reason } = data;
  memberPermissions.check('dismiss-admin', { ...state, userId }, meta, { userId });
  return [{ type: 'AdminDismissed', data: { userId, ...stated(reason, text) } }];
};
