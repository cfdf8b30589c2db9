import { by, given } from '#test/decision-kit';
import type { ActorId, Recorded } from '#kernel';
import type { AccountLimited, AccountRestored } from '../member/member.events.ts';
import { queueKey } from '../queue/queue-kind.ts';
import { queuePermissions } from '../queue/queue.permissions.ts';
import { itemAfter } from '../queue/queue.state.ts';
import type { Appealed, AppealMade, AppealRejected } from './appeal.events.ts';
import { type Appeal, appeal } from './appeal.state.ts';
import { holdingDecision } from './decisions.ts';
import { MakeAppeal, makeAppeal } from './make-appeal.ts';
import { GrantAppeal, grantAppeal, RejectAppeal, rejectAppeal, ReopenAppeal, reopenAppeal } from './resolve-appeal.ts';

const [ann, mod] = ['ann' as ActorId, 'mod' as ActorId];
const one = { appealId: 'a1' };
const hidden: Appealed = { kind: 'lap-time', itemId: 'car|111|kart_a00|t1' };
const limit: Appealed = { kind: 'limit', itemId: 'ann|everything' };
const made = (against = hidden): AppealMade => ({
  type: 'AppealMade',
  data: { ...one, against, appellant: ann, decidedBy: mod, textId: 'words' },
});
const rejected: AppealRejected = { type: 'AppealRejected', data: { ...one, reason: 'nothing-new' } };

const make = (who: string) => (state: Appeal) =>
  makeAppeal(new MakeAppeal({ ...one, against: hidden, decidedBy: mod, owner: ann, text: 'Why' }, by(who)), state, {
    textId: 'words',
  });
const grant = (who: string, role: 'moderator' | 'admin') => (state: Appeal) =>
  grantAppeal(new GrantAppeal({ ...one, reason: 'decision-wrong' }, by(who, role)), state);
const reject = (who: string) => (state: Appeal) =>
  rejectAppeal(new RejectAppeal({ ...one, reason: 'nothing-new' }, by(who, 'moderator')), state);
const reopen = (state: Appeal) => reopenAppeal(new ReopenAppeal(one, by('tom', 'moderator')), state);

const granted = { type: 'AppealGranted', data: { ...one, reason: 'decision-wrong' } } as const;

describe('an appeal', () => {
  it('is made once, by whose thing was decided on', () => {
    given(appeal).when(make('ann')).then([made()]);
    given(appeal).when(make('bob')).thenBroken('appeal-not-yours');
    given(appeal, [made()]).when(make('ann')).thenBroken('appeal-made-already');
    given(appeal, [made(), rejected]).when(make('ann')).thenBroken('appeal-decided');
  });

  it('is decided by another moderator, or by an admin rather than by nobody', () => {
    given(appeal, [made()]).when(grant('tom', 'moderator')).then([granted]);
    given(appeal, [made()]).when(grant('mod', 'moderator')).thenBroken('queue-item-not-for-you');
    given(appeal, [made()]).when(grant('mod', 'admin')).then([granted]);
    given(appeal, [made()]).when(grant('ann', 'admin')).thenBroken('queue-item-not-for-you');
    given(appeal, [made(limit)])
      .when(grant('tom', 'moderator'))
      .thenBroken('queue-item-not-for-you');
    given(appeal, [made(limit)])
      .when(grant('tom', 'admin'))
      .then([granted]);
    given(appeal, [made()]).when(reject('tom')).then([rejected]);
  });

  it('waits again after it was rejected, not after it took effect', () => {
    given(appeal, [made(), rejected])
      .when(reopen)
      .then([{ type: 'AppealReopened', data: one }]);
    given(appeal, [made(), granted]).when(reopen).thenBroken('appeal-decided');
  });

  it('stays in the queue as it came: for admins, and not for whoever decided first', () => {
    const first = itemAfter(() => undefined, made(limit));
    const ended = itemAfter(() => first, rejected);
    const item = itemAfter(() => ended, { type: 'AppealReopened', data: one });
    expect(queueKey(item!)).toBe('appeal|a1');
    const may = (actor: ActorId, role: 'moderator' | 'admin', of = item) =>
      queuePermissions.allowed({ item: of, now: '2026-01-01' }, { actor, role }, ['claim-item']).length > 0;
    expect([may('tom' as ActorId, 'moderator'), may('tom' as ActorId, 'admin'), may(ann, 'admin')]).toEqual([
      false,
      true,
      false,
    ]);
    const ofTime = itemAfter(() => undefined, made());
    expect([may(mod, 'moderator', ofTime), may('tom' as ActorId, 'moderator', ofTime)]).toEqual([false, true]);
  });
});

describe('the decision that an appeal is against', () => {
  const meta = { actor: mod, at: '2026-01-01T00:00:00.000Z' };
  const stored = (event: AccountLimited | AccountRestored, id: string) => ({ ...event, id, meta }) as Recorded;
  const limitedUntil = (until: string | null, id: string) =>
    stored({ type: 'AccountLimited', data: { userId: ann, what: 'everything', until, reasonCode: 'spam' } }, id);
  const lifted = stored(
    { type: 'AccountRestored', data: { userId: ann, what: 'everything', reasonCode: 'mistake' } },
    'e2',
  );

  it('is the newest that holds', () => {
    const on = (events: readonly Recorded[]) => holdingDecision(limit, events, '2026-02-01T00:00:00.000Z')?.id;
    expect(on([])).toBeUndefined();
    expect(on([limitedUntil(null, 'e1')])).toBe('e1');
    expect(on([limitedUntil('2026-01-15T00:00:00.000Z', 'e1')])).toBeUndefined();
    expect(on([limitedUntil(null, 'e1'), lifted])).toBeUndefined();
    expect(on([limitedUntil(null, 'e1'), lifted, limitedUntil(null, 'e3')])).toBe('e3');
  });
});
