import type { ActorId } from '#kernel';
import { by, given } from '#test/decision-kit';
import { LimitAccountShortly, limitAccountShortly } from './limit-account-shortly.ts';
import { LimitAccount, limitAccount } from './limit-account.ts';
import type { MemberEvent } from './member.events.ts';
import { member, type Member } from './member.state.ts';
import type { AccountLimit } from './member.enums.ts';
import { RestoreAccount, restoreAccount } from './restore-account.ts';

const reason = { code: 'wrong-times' } as const;
const later = '2026-04-01T00:00:00.000Z';

const limit =
  (what: AccountLimit, until: string | null, role?: 'moderator') =>
  (state: Member): readonly MemberEvent[] =>
    limitAccount(new LimitAccount({ userId: 'bob', what, until, reason }, by('ann', role ?? 'admin')), state, {});

const restore =
  (what: AccountLimit, role?: 'moderator') =>
  (state: Member): readonly MemberEvent[] =>
    restoreAccount(new RestoreAccount({ userId: 'bob', what, reason }, by('ann', role ?? 'admin')), state, {});

const limited = (what: AccountLimit, until: string | null): MemberEvent => ({
  type: 'AccountLimited',
  data: { userId: 'bob', what, until, reasonCode: 'wrong-times' },
});
const byMod = (what: AccountLimit, until: string, givenBy = 'ann'): MemberEvent => ({
  type: 'AccountLimited',
  data: { userId: 'bob', what, until, reasonCode: 'wrong-times', givenBy: givenBy as ActorId },
});
const restored = (what: AccountLimit): MemberEvent => ({
  type: 'AccountRestored',
  data: { userId: 'bob', what, reasonCode: 'wrong-times' },
});

describe('limits of an account', () => {
  it('say what and until when, and may be set again', () => {
    given(member)
      .when(limit('lap-times', later))
      .then([limited('lap-times', later)]);
    given(member, [limited('lap-times', later)])
      .when(limit('lap-times', null))
      .then([limited('lap-times', null)]);
  });

  it('are taken off one by one', () => {
    const past = [limited('lap-times', later), limited('everything', null)];
    given(member, past)
      .when(restore('everything'))
      .then([restored('everything')]);
    given(member, [...past, restored('everything')])
      .when(restore('everything'))
      .thenBroken('account-not-limited', { what: 'everything' });
  });

  it('are set by a moderator for some days, and not over one that holds', () => {
    const shortly =
      (days: number) =>
      (state: Member): readonly MemberEvent[] =>
        limitAccountShortly(
          new LimitAccountShortly({ userId: 'bob', what: 'lap-times', days, reason }, by('ann', 'moderator')),
          state,
          {},
        );
    given(member)
      .when(shortly(7))
      .then([byMod('lap-times', '2026-03-08T12:00:00.000Z')]);
    given(member, [limited('lap-times', '2026-02-01T00:00:00.000Z')])
      .when(shortly(1))
      .then([byMod('lap-times', '2026-03-02T12:00:00.000Z')]);
    given(member, [limited('everything', later)])
      .when(shortly(7))
      .thenBroken('account-limited-already', { what: 'lap-times' });
  });

  it('do not end in the past', () => {
    given(member).when(limit('lap-times', '2026-03-01T12:00:00.000Z')).thenBroken('date-past');
  });

  it('are not for staff', () => {
    const moderator: MemberEvent = { type: 'ModeratorAppointed', data: { userId: 'bob', reasonCode: 'trusted' } };
    given(member, [moderator]).when(limit('everything', null)).thenBroken('staff-not-limited');
  });

  it('are taken off by the moderator who gave them for some days, and by no other', () => {
    given(member, [byMod('lap-times', later)])
      .when(restore('lap-times', 'moderator'))
      .then([restored('lap-times')]);
    given(member, [byMod('lap-times', later, 'cid')])
      .when(restore('lap-times', 'moderator'))
      .thenBroken('not-allowed');
    given(member, [byMod('lap-times', later), limited('everything', null)])
      .when(restore('everything', 'moderator'))
      .thenBroken('not-allowed');
  });

  it('are set and taken off by an admin only', () => {
    given(member)
      .when(limit('everything', null, 'moderator'))
      .thenBroken('not-allowed');
    given(member, [limited('everything', null)])
      .when(restore('everything', 'moderator'))
      .thenBroken('not-allowed');
  });
});
