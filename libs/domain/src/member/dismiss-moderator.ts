import { Command, type StoredText } from '#kernel';
import type { ModeratorDismissed } from './member.events.ts';
import type { Member } from './member.state.ts';
import { memberPermissions } from './member.permissions.ts';
import { type Reason, stated } from './reason.ts';

export class DismissModerator extends Command<{ readonly userId: string; readonly reason: Reason }> {}

export const dismissModerator = (
  { data, meta }: DismissModerator,
  state: Member,
  text: StoredText,
): readonly ModeratorDismissed[] => {
  const { userId, reason } = data;
  memberPermissions.check('dismiss-moderator', { ...state, userId }, meta, { userId });
  return [{ type: 'ModeratorDismissed', data: { userId, ...stated(reason, text) } }];
};
