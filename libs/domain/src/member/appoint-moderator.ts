import { Command, type KeptText } from '#kernel';
import type { ModeratorAppointed } from './member.events.ts';
import type { Member } from './member.state.ts';
import { memberWhoMay } from './member.who-may.ts';
import { type Reason, stated } from './reason.ts';

export class AppointModerator extends Command<{ readonly userId: string; readonly reason: Reason }> {}

export const appointModerator = (
  { data, meta }: AppointModerator,
  state: Member,
  text: KeptText,
): readonly ModeratorAppointed[] => {
  const { userId, reason } = data;
  memberWhoMay.check('appoint-moderator', { ...state, userId }, meta, { userId });
  return [{ type: 'ModeratorAppointed', data: { userId, ...stated(reason, text) } }];
};
