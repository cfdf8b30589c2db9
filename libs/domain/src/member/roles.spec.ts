import { by, given } from '#test/decision-kit';
import type { StaffRole } from '#kernel';
import { AppointAdmin, appointAdmin } from './appoint-admin.ts';
import { AppointModerator, appointModerator } from './appoint-moderator.ts';
import { DismissAdmin, dismissAdmin } from './dismiss-admin.ts';
import { DismissModerator, dismissModerator } from './dismiss-moderator.ts';
import type { MemberEvent } from './member.events.ts';
import { member, type Member, roleOf } from './member.state.ts';

const userId = 'bob';
const data = { userId, reason: { code: 'trusted', text: 'knows the game' } } as const;
const fact = (
  type: 'ModeratorAppointed' | 'ModeratorDismissed' | 'AdminAppointed' | 'AdminDismissed',
): MemberEvent => ({
  type,
  data: { userId, reasonCode: 'trusted', reasonTextId: 'text-1' },
});
const text = { textId: 'text-1' };

const acts = {
  appointModerator: (actor: string, role?: StaffRole) => (state: Member) =>
    appointModerator(new AppointModerator(data, by(actor, role)), state, text),
  dismissModerator: (actor: string, role?: StaffRole) => (state: Member) =>
    dismissModerator(new DismissModerator(data, by(actor, role)), state, text),
  appointAdmin: (actor: string, role?: StaffRole) => (state: Member) =>
    appointAdmin(new AppointAdmin(data, by(actor, role)), state, text),
  dismissAdmin: (actor: string, role?: StaffRole) => (state: Member) =>
    dismissAdmin(new DismissAdmin(data, by(actor, role)), state, text),
};

describe('roles', () => {
  it('are given and taken by an admin, with the reason, whose words stay outside the event', () => {
    given(member)
      .when(acts.appointModerator('ann', 'admin'))
      .then([fact('ModeratorAppointed')]);
    given(member, [fact('ModeratorAppointed')])
      .when(acts.dismissModerator('ann', 'admin'))
      .then([fact('ModeratorDismissed')]);
    given(member, [fact('AdminAppointed')])
      .when(acts.dismissAdmin('ann', 'admin'))
      .then([fact('AdminDismissed')]);
  });

  it('are refused to members, to moderators, and to operators but for the first admin', () => {
    for (const role of [undefined, 'moderator'] as const) {
      for (const act of Object.values(acts)) given(member).when(act('ann', role)).thenBroken('not-allowed');
    }
    given(member).when(acts.appointModerator('system:ops')).thenBroken('not-allowed');
    given(member)
      .when(acts.appointAdmin('system:ops'))
      .then([fact('AdminAppointed')]);
  });

  it('do not change twice', () => {
    given(member, [fact('ModeratorAppointed')])
      .when(acts.appointModerator('ann', 'admin'))
      .thenBroken('member-role-unchanged');
    given(member).when(acts.dismissModerator('ann', 'admin')).thenBroken('member-role-unchanged');
    given(member, [fact('AdminAppointed')])
      .when(acts.appointAdmin('ann', 'admin'))
      .thenBroken('member-role-unchanged');
    given(member).when(acts.dismissAdmin('ann', 'admin')).thenBroken('member-role-unchanged');
  });

  it('keep an admin: nobody dismisses themselves', () => {
    given(member, [fact('AdminAppointed')])
      .when(acts.dismissAdmin(userId, 'admin'))
      .thenBroken('not-allowed');
  });

  it('count as the highest one', () => {
    expect(roleOf({ admin: true, moderator: true })).toBe('admin');
    expect(roleOf({ admin: false, moderator: true })).toBe('moderator');
    expect(roleOf({ admin: false, moderator: false })).toBeUndefined();
  });
});
