import { Command, type StoredText } from '#kernel';
import type { AdminAppointed } from './member.events.ts';
import type { Member } from './member.state.ts';
import { memberPermissions } from './member.permissions.ts';
import { type Reason, stated } from './reason.ts';

export class AppointAdmin extends Command<{ readonly userId: string; readonly reason: Reason }> {}

export const appointAdmin = (
  { data, meta }: AppointAdmin,
  state: Member,
  text: StoredText,
): readonly AdminAppointed[] => {
  const { userId, reason } = data;
  memberPermissions.check('appoint-admin', { ...state, userId }, meta, { userId });
  return [{ type: 'AdminAppointed', data: { userId, ...stated(reason, text) } }];
};
