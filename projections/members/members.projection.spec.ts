import { given } from '#test/projection-kit';
import type { MemberChange } from '#domain';
import { members, NO_END, plainMember } from './members.projection.ts';

const userId = 'bob';
const until = '2026-04-01T00:00:00.000Z';
const said = { userId, reasonCode: 'trusted' } as const;
const limited: MemberChange = { type: 'AccountLimited', data: { ...said, what: 'lap-times', until } };

describe('members', () => {
  it('shows who has a role, and who no longer', () => {
    const appointed: MemberChange[] = [
      { type: 'ModeratorAppointed', data: said },
      { type: 'AdminAppointed', data: said },
    ];
    given(members, appointed).then(userId, { ...plainMember, moderator: true, admin: true, staff: true });
    given(members, [...appointed, { type: 'AdminDismissed', data: said }]).then(userId, {
      ...plainMember,
      moderator: true,
      staff: true,
    });
    given(members, [
      ...appointed,
      { type: 'AdminDismissed', data: said },
      { type: 'ModeratorDismissed', data: said },
    ]).then(userId, plainMember);
  });

  it('shows the tier and the day it is paid through', () => {
    given(members, [{ type: 'PatronTierChanged', data: { ...said, tier: 3, paidThrough: '2026-12-31' } }]).then(
      userId,
      {
        ...plainMember,
        tier: 3,
        paidThrough: '2026-12-31',
        patronUntil: '2026-12-31',
      },
    );
  });

  it('finds who is a patron or limited without an end on any day', () => {
    const tier = { ...said, tier: 1, paidThrough: null } as const;
    given(members, [{ type: 'PatronTierChanged', data: tier }]).then(userId, {
      ...plainMember,
      tier: 1,
      patronUntil: NO_END,
    });
    const ever: MemberChange = { type: 'AccountLimited', data: { ...said, what: 'everything', until: null } };
    const limits = [
      { what: 'everything', until: null, reasonCode: 'trusted' },
      { what: 'lap-times', until, reasonCode: 'trusted' },
    ] as const;
    given(members, [ever, limited]).then(userId, { ...plainMember, limits, limitedUntil: NO_END });
    const restored: MemberChange = { type: 'AccountRestored', data: { ...said, what: 'everything' } };
    given(members, [ever, limited, restored]).then(userId, {
      ...plainMember,
      limits: [{ what: 'lap-times', until, reasonCode: 'trusted' }],
      limitedUntil: until,
    });
  });

  it('shows the last limit of each kind until it is taken off', () => {
    const again: MemberChange = { type: 'AccountLimited', data: { ...said, what: 'lap-times', until: null } };
    given(members, [limited, again]).then(userId, {
      ...plainMember,
      limits: [{ what: 'lap-times', until: null, reasonCode: 'trusted' }],
      limitedUntil: NO_END,
    });
    given(members, [limited, { type: 'AccountRestored', data: { ...said, what: 'lap-times' } }]).then(
      userId,
      plainMember,
    );
  });
});
