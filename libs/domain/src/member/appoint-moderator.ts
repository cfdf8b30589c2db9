import { Command, type StoredText } from '#kernel';
import type { ModeratorAppointed } from './member.events.ts';
import type { Member } from './member.state.ts';
import { memberPermissions } from './member.permissions.ts';
import { type Reason, stated } from './reason.ts';

export class AppointModerator extends Command<{ readonly userId: string; readonly reason: Reason }> {}

export const appointModerator = (
  { data, meta }: AppointModerator,
  state: Member,
  text: StoredText,
): readonly ModeratorAppointed[] => {
  const { userId, reason } = data;
  memberPermissions.check('appoint-moderator', { ...state, userId }, meta, { userId });
  return [{ type: 'ModeratorAppointed', data: { userId, ...stated(reason, text) } }];
};
