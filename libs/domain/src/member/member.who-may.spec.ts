import type { ActorId } from '#kernel';
import { member } from './member.state.ts';
import { allowedOnMember, memberWhoMay, mayOnMember } from './member.who-may.ts';

const ann = 'ann' as ActorId;

describe('who may do what to an account', () => {
  it.each(memberWhoMay)('$command is refused to members and moderators', ({ command }) => {
    expect(mayOnMember(command, { actor: ann }, 'bob')).toBe(false);
    expect(mayOnMember(command, { actor: ann, role: 'moderator' }, 'bob')).toBe(false);
  });

  it('offers an admin what the account is ready for', () => {
    const by = { actor: ann, role: 'admin' } as const;
    expect(allowedOnMember(member.initial, by, 'bob')).toEqual([
      'appoint-moderator',
      'appoint-admin',
      'change-patron-tier',
      'limit-account',
    ]);
    const admin = { ...member.initial, admin: true };
    expect(allowedOnMember(admin, by, 'bob')).toEqual(['appoint-moderator', 'dismiss-admin', 'change-patron-tier']);
    expect(allowedOnMember(admin, by, ann)).not.toContain('dismiss-admin');
    const limited = { ...member.initial, limits: { everything: { until: null, reasonCode: 'abuse' } } } as const;
    expect(allowedOnMember(limited, by, 'bob')).toContain('restore-account');
  });
});
