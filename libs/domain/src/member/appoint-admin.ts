import { Command, type KeptText } from '#kernel';
import type { AdminAppointed } from './member.events.ts';
import type { Member } from './member.state.ts';
import { memberWhoMay } from './member.who-may.ts';
import { type Reason, stated } from './reason.ts';

export class AppointAdmin extends Command<{ readonly userId: string; readonly reason: Reason }> {}

export const appointAdmin = (
  { data, meta }: AppointAdmin,
  state: Member,
  text: KeptText,
): readonly AdminAppointed[] => {
  const { userId, reason } = data;
  memberWhoMay.check('appoint-admin', { ...state, userId }, meta, { userId });
  return [{ type: 'AdminAppointed', data: { userId, ...stated(reason, text) } }];
};
