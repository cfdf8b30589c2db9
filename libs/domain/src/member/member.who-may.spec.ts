import type { ActorId, StaffRole } from '#kernel';
import { member } from './member.state.ts';
import { memberWhoMay } from './member.who-may.ts';

const ann = 'ann' as ActorId;

describe('who may do what to an account', () => {
  const ofAdmins = memberWhoMay.rows.filter(({ who }) => who !== 'moderator or admin' && who !== 'owner');
  it.each(ofAdmins)('$command is refused to members and moderators', ({ command }) => {
    const check = (role?: StaffRole) => () =>
      memberWhoMay.check(command, { ...member.initial, userId: 'bob' }, { actor: ann, role });
    expect(check()).toThrow('not-allowed');
    expect(check('moderator')).toThrow('not-allowed');
  });

  it('offers a moderator a short limit', () => {
    const account = { ...member.initial, userId: 'bob' };
    expect(memberWhoMay.allowed(account, { actor: ann, role: 'moderator' })).toEqual(['limit-account-shortly']);
    expect(memberWhoMay.allowed(account, { actor: ann })).toEqual([]);
  });

  it('offers an admin what the account is ready for', () => {
    const by = { actor: ann, role: 'admin' } as const;
    expect(memberWhoMay.allowed({ ...member.initial, userId: 'bob' }, by)).toEqual([
      'appoint-moderator',
      'appoint-admin',
      'change-patron-tier',
      'confirm-address',
      'limit-account',
      'limit-account-shortly',
    ]);
    const admin = { ...member.initial, admin: true };
    expect(memberWhoMay.allowed({ ...admin, userId: 'bob' }, by)).toEqual([
      'appoint-moderator',
      'dismiss-admin',
      'change-patron-tier',
      'confirm-address',
    ]);
    expect(memberWhoMay.allowed({ ...admin, userId: ann }, by)).not.toContain('dismiss-admin');
    const limited = { ...member.initial, limits: { everything: { until: null, reasonCode: 'abuse' } } } as const;
    expect(memberWhoMay.allowed({ ...limited, userId: 'bob' }, by)).toContain('restore-account');
  });
});
