import { Command, type KeptText, RuleBroken } from '#kernel';
import type { AdminAppointed } from './member.events.ts';
import type { Member } from './member.state.ts';
import { mayOnMember } from './member.who-may.ts';
import { type Reason, stated } from './reason.ts';

/** Make a member an admin. */
export class AppointAdmin extends Command<{ readonly userId: string; readonly reason: Reason }> {}

export const appointAdmin = (
  { data, meta }: AppointAdmin,
  state: Member,
  text: KeptText,
): readonly AdminAppointed[] => {
  const { userId, reason } = data;
  if (!mayOnMember('appoint-admin', meta, userId)) throw new RuleBroken('not-allowed', { command: 'appoint-admin' });
  if (state.admin) throw new RuleBroken('member-role-unchanged', { userId });
  return [{ type: 'AdminAppointed', data: { userId, ...stated(reason, text) } }];
};
