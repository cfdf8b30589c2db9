import { by, given } from '#test/decision-kit';
import { ChangePatronTier, changePatronTier } from './change-patron-tier.ts';
import type { PatronTierChanged } from './member.events.ts';
import { member, type Member } from './member.state.ts';
import type { PatronTier } from './member.enums.ts';

const reason = { code: 'paid' } as const;

const change = (tier: PatronTier, paidThrough: string | null, role?: 'moderator') => (state: Member) =>
  changePatronTier(
    new ChangePatronTier({ userId: 'bob', tier, paidThrough, reason }, by('ann', role ?? 'admin')),
    state,
    {},
  );

const changed = (tier: PatronTier, paidThrough: string | null): PatronTierChanged => ({
  type: 'PatronTierChanged',
  data: { userId: 'bob', tier, paidThrough, reasonCode: 'paid' },
});

describe('change-patron-tier', () => {
  it('says the tier and the day it is paid through', () => {
    given(member)
      .when(change(3, '2026-12-31'))
      .then([changed(3, '2026-12-31')]);
    given(member, [changed(3, '2026-12-31')])
      .when(change(3, '2027-12-31'))
      .then([changed(3, '2027-12-31')]);
  });

  it('has no end where there is no tier', () => {
    given(member, [changed(3, null)])
      .when(change(0, '2026-12-31'))
      .then([changed(0, null)]);
  });

  it('takes today, and no day that is over', () => {
    given(member)
      .when(change(1, '2026-03-01'))
      .then([changed(1, '2026-03-01')]);
    given(member).when(change(1, '2026-02-28')).thenBroken('date-past', { date: '2026-02-28' });
  });

  it('is refused when nothing changes, and to whoever is no admin', () => {
    given(member, [changed(3, null)])
      .when(change(3, null))
      .thenBroken('member-tier-unchanged');
    given(member)
      .when(change(3, null, 'moderator'))
      .thenBroken('not-allowed');
  });
});
