import type { ActorId, StaffRole } from '#kernel';
import { member } from './member.state.ts';
import { memberPermissions } from './member.permissions.ts';

const ann = 'ann' as ActorId;

describe('who may do what to an account', () => {
  const ofAdmins = memberPermissions.rows.filter(({ who }) => who !== 'moderator or admin' && who !== 'owner');
  it.each(ofAdmins)('$command is refused to members and moderators', ({ command }) => {
    const check = (role?: StaffRole) => () =>
      memberPermissions.check(command, { ...member.initial, userId: 'bob' }, { actor: ann, role });
    expect(check()).toThrow('not-allowed');
    expect(check('moderator')).toThrow('not-allowed');
  });

  it('offers a moderator a short limit', () => {
    const account = { ...member.initial, userId: 'bob' };
    expect(memberPermissions.allowed(account, { actor: ann, role: 'moderator' })).toEqual(['limit-account-shortly']);
    expect(memberPermissions.allowed(account, { actor: ann })).toEqual([]);
  });

  it('offers an admin what the account is ready for', () => {
    const by = { actor: ann, role: 'admin' } as const;
    expect(memberPermissions.allowed({ ...member.initial, userId: 'bob' }, by)).toEqual([
      'appoint-moderator',
      'appoint-admin',
      'change-patron-tier',
      'confirm-address',
      'limit-account',
      'limit-account-shortly',
    ]);
    const admin = { ...member.initial, admin: true };
    expect(memberPermissions.allowed({ ...admin, userId: 'bob' }, by)).toEqual([
      'appoint-moderator',
      'dismiss-admin',
      'change-patron-tier',
      'confirm-address',
    ]);
    expect(memberPermissions.allowed({ ...admin, userId: ann }, by)).not.toContain('dismiss-admin');
    const limited = { ...member.initial, limits: { everything: { until: null, reasonCode: 'abuse' } } } as const;
    expect(memberPermissions.allowed({ ...limited, userId: 'bob' }, by)).toContain('restore-account');
  });
});
