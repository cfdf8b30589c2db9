import { by, given } from '#test/decision-kit';
import { commandsIn, walkTable } from '#test/permissions-kit';
import { type ActorId, fold } from '#kernel';
import { ApproveCarPhoto, approveCarPhoto } from '../car-photo/approve-car-photo.ts';
import type { CarPhotoEvent } from '../car-photo/car-photo.events.ts';
import { type CarPhotos, carPhotos } from '../car-photo/car-photo.state.ts';
import { DeclineCarPhoto, declineCarPhoto } from '../car-photo/decline-car-photo.ts';
import { AnswerQuestion, answerQuestion, AskSubmitter, askSubmitter, PassItemOn, passItemOn } from './ask-submitter.ts';
import { ClaimItem, claimItem, LetItemGo, letItemGo } from './claim-item.ts';
import { ending } from './ending.ts';
import type { QueueEvent } from './queue.events.ts';
import { isThereFor, type Queued, queued, type QueueItem } from './queue.state.ts';
import { recordShortOfStaff } from './short-of-staff.ts';
import { TakeItemAlone, takeItemAlone } from './take-item-alone.ts';
import { queuePermissions } from './queue.permissions.ts';

const photo = { carId: 'Mini', photoId: 'p1' };
const item = { kind: 'car-photo', itemId: 'Mini|p1' } as const;
const decider = queued(carPhotos);
type State = CarPhotos & Queued;
const actor = (name: string) => name as ActorId;

const size = { width: 800, height: 500 };
const submitted: CarPhotoEvent = {
  type: 'CarPhotoSubmitted',
  data: { ...photo, ...size, file: 'f1', gameVersion: '26', submittedBy: actor('ann') },
};
const claimedUntil = (until: string): QueueEvent => ({
  type: 'ReviewClaimed',
  data: { ...item, by: actor('mod'), until },
});
const claimed = claimedUntil('2026-03-01T12:10:00.000Z');
const asked: QueueEvent = {
  type: 'ReviewQuestionAsked',
  data: { ...item, by: actor('mod'), submitters: [actor('ann')], textId: 't1' },
};

const approval = ending(
  (of: typeof photo) => ({ ...item, itemId: `${of.carId}|${of.photoId}`, outcome: 'approved' }),
  approveCarPhoto,
);
const refusal = ending(
  (of: typeof photo & { reason: string }) => ({ ...item, outcome: 'declined', reason: of.reason }),
  declineCarPhoto,
);
const moderator = (name: string) => by(name, 'moderator');
const approve = (name: string) => (state: State) =>
  approval(new ApproveCarPhoto(photo, { ...moderator(name), seen: 1 }), state, {});
const decline = (name: string) => (state: State) =>
  refusal(new DeclineCarPhoto({ ...photo, reason: 'unclear' }, { ...moderator(name), seen: 1 }), state, {
    textId: 't9',
  });
const claim = (name: string, reason?: 'away') => (state: State) =>
  claimItem(new ClaimItem({ ...item, ...(reason && { reason }) }, moderator(name)), state);

describe('an item of the queue', () => {
  it('is claimed for 15 minutes, and longer by whoever has it', () => {
    const until = '2026-03-01T12:15:00.000Z';
    given(decider, [submitted])
      .when(claim('mod'))
      .then([claimedUntil(until)]);
    given(decider, [submitted, claimed])
      .when(claim('mod'))
      .then([claimedUntil(until)]);
    given(decider).when(claim('mod')).thenBroken('queue-item-unknown');
  });

  it('is taken from another with a reason, and without one when their time is over', () => {
    const until = '2026-03-01T12:15:00.000Z';
    const mine = { ...item, by: actor('bob'), until };
    given(decider, [submitted, claimed]).when(claim('bob')).thenBroken('queue-item-taken');
    given(decider, [submitted, claimed])
      .when(claim('bob', 'away'))
      .then([{ type: 'ReviewClaimed', data: { ...mine, takenFrom: actor('mod'), reason: 'away' } }]);
    const over = claimedUntil('2026-03-01T12:00:00.000Z');
    given(decider, [submitted, over])
      .when(claim('bob'))
      .then([{ type: 'ReviewClaimed', data: mine }]);
  });

  it('ends in its own stream, with who submitted it and why', () => {
    const submitters = [actor('ann')];
    given(decider, [submitted, claimed])
      .when(decline('mod'))
      .then([
        { type: 'CarPhotoDeclined', data: { ...photo, reason: 'unclear', textId: 't9' } },
        { type: 'ReviewDeclined', data: { ...item, submitters, reason: 'unclear', textId: 't9' } },
      ]);
    given(decider, [submitted])
      .when(approve('mod'))
      .then([
        { type: 'CarPhotoApproved', data: { ...photo, file: 'f1', gameVersion: '26' } },
        { type: 'ReviewApproved', data: { ...item, submitters } },
      ]);
  });

  it('is decided on what was shown, and not on what became of it meanwhile', () => {
    const group = { groupId: 'g1' };
    const facts = { kind: 'public', platform: 'discord', countries: ['DE'], language: 'de', size: 9, textId: 't1' };
    const sent = { type: 'GroupSubmitted', data: { ...group, ...facts, owner: actor('ann') } } as never;
    const revised = { type: 'GroupRevised', data: { ...group, ...facts, textId: 't2' } } as never;
    const approveSeen =
      (seen?: number | 'any', who = 'mod') =>
      (state: State) => {
        const meta = { ...moderator(who), ...(seen !== undefined && { seen }) };
        const ends = ending(
          () => ({ kind: 'group', itemId: 'g1', outcome: 'approved' }),
          () => [{ type: 'Decided', data: {} }],
        );
        return ends(new ApproveCarPhoto(photo, meta), state, {}) as never;
      };
    const facts409 = { kind: 'group', itemId: 'g1', seen: 1, version: 2 };
    given(decider, [sent, revised]).when(approveSeen(1)).thenBroken('queue-item-changed', facts409);
    given(decider, [sent, revised])
      .when(approveSeen())
      .thenBroken('queue-item-changed', { ...facts409, seen: 0 });
    const asSite = (state: State) => approveSeen(undefined, 'system:erasure')(state);
    expect(() => asSite(fold(decider, [sent, revised]) as State)).not.toThrow();
    expect(() => approveSeen('any')(fold(decider, [sent, revised]))).not.toThrow();
    for (const [past, seen] of [
      [[sent], 1],
      [[sent, revised], 2],
    ] as const)
      expect(() => approveSeen(seen)(fold(decider, past))).not.toThrow();
  });

  it('is decided by nobody who submitted it, and by nobody while another has it', () => {
    given(decider, [submitted]).when(approve('ann')).thenBroken('queue-item-not-for-you');
    given(decider, [submitted, claimed]).when(approve('bob')).thenBroken('queue-item-taken');
    const left: QueueEvent = { type: 'ReviewPassedOn', data: { ...item, to: 'admin' } };
    given(decider, [submitted, claimed, left]).when(approve('bob')).thenBroken('queue-item-not-for-you');
    given(decider, [submitted, { type: 'CarPhotoWithdrawn', data: photo }])
      .when(claim('mod'))
      .thenBroken('queue-item-decided');
  });

  it('is decided by an admin on their own where none of the staff may, once they said why', () => {
    const admin = (name: string) => by(name, 'admin');
    const take =
      (meta: ReturnType<typeof by>, able = 0) =>
      (state: State) =>
        takeItemAlone(new TakeItemAlone({ ...item, text: 'Nobody else is here.' }, meta), state, {
          able,
          textId: 't3',
        });
    const alone: QueueEvent = { type: 'ReviewTakenAlone', data: { ...item, by: actor('ann'), textId: 't3' } };
    const approveAsAdmin = (name: string) => (state: State) =>
      approval(new ApproveCarPhoto(photo, { ...admin(name), seen: 1 }), state, {});
    given(decider, [submitted])
      .when(take(admin('ann')))
      .then([alone]);
    given(decider, [submitted])
      .when(take(admin('ann'), 1))
      .thenBroken('queue-item-for-others');
    given(decider, [submitted])
      .when(take(moderator('ann')))
      .thenBroken('queue-item-for-others');
    given(decider, [submitted])
      .when(take(admin('bob')))
      .thenBroken('queue-item-for-others');
    given(decider)
      .when(take(admin('ann')))
      .thenBroken('queue-item-unknown');
    given(decider, [submitted]).when(approveAsAdmin('ann')).thenBroken('queue-item-not-for-you');
    const approved: CarPhotoEvent = { type: 'CarPhotoApproved', data: { ...photo, file: 'f1', gameVersion: '26' } };
    given(decider, [submitted, alone])
      .when(approveAsAdmin('ann'))
      .then([approved, { type: 'ReviewApproved', data: { ...item, submitters: [actor('ann')] } }]);
    given(decider, [submitted, alone]).when(approve('ann')).thenBroken('queue-item-not-for-you');
    // When it waits again, others may be able to decide.
    given(decider, [submitted, alone, approved, { type: 'CarPhotoReopened', data: photo }])
      .when(approveAsAdmin('ann'))
      .thenBroken('queue-item-not-for-you');
  });

  it('tells admins once that hardly anybody may decide it', () => {
    const admins = [actor('mod')];
    const short: QueueEvent = { type: 'ReviewShortOfStaff', data: { ...item, able: 1, admins } };
    const tell =
      (able: number, of = admins) =>
      (state: State) =>
        recordShortOfStaff({ ...item, able, admins: of }, state);
    given(decider, [submitted]).when(tell(1)).then([short]);
    given(decider, [submitted]).when(tell(2)).then([]);
    given(decider, [submitted]).when(tell(0, [])).then([]);
    given(decider, [submitted, short]).when(tell(0)).then([]);
    given(decider, [submitted, { type: 'CarPhotoWithdrawn', data: photo }])
      .when(tell(0))
      .then([]);
  });

  it('is asked about by whoever has it, and answered by whoever submitted it', () => {
    const ask = (name: string) => (state: State) =>
      askSubmitter(new AskSubmitter({ ...item, text: 'Yours?' }, moderator(name)), state, { textId: 't1' });
    const answer = (name: string) => (state: State) =>
      answerQuestion(new AnswerQuestion({ ...item, text: 'Yes.' }, by(name)), state, { textId: 't2' });
    given(decider, [submitted, claimed]).when(ask('mod')).then([asked]);
    given(decider, [submitted]).when(ask('mod')).thenBroken('queue-item-not-claimed');
    given(decider, [submitted, claimed]).when(answer('ann')).thenBroken('queue-no-question');
    given(decider, [submitted, claimed, asked]).when(answer('bob')).thenBroken('not-allowed');
    given(decider, [submitted, claimed, asked])
      .when(answer('ann'))
      .then([{ type: 'ReviewQuestionAnswered', data: { ...item, askedBy: actor('mod'), textId: 't2' } }]);
  });

  it('is there to whose it is while it waits as they sent it, or is theirs alone to decide, and to others always', () => {
    const own = {
      ...item,
      before: 'waiting',
      version: 1,
      priority: 'low',
      submitters: [],
      owner: actor('ann'),
    } as const;
    const items: readonly QueueItem[] = [
      { ...own, status: 'waiting' },
      { ...own, status: 'waiting', reporters: [actor('bob')], reported: true },
      { ...own, status: 'approved' },
      { ...own, status: 'approved', alone: actor('ann') },
    ];
    const to = (name: string) => items.map((one) => isThereFor(one, by(name, 'admin')));
    expect([to('ann'), to('mod')]).toEqual([
      [true, false, false, true],
      [true, true, true, true],
    ]);
  });

  it('is led by no 10,000 commands where no row of the table leads', async () => {
    const withItem = (state: State) => ({ item: state.queue['car-photo|Mini|p1'], now: by('ann').now, able: 0 });
    const of = (decide: (state: State, n: number) => readonly (CarPhotoEvent | QueueEvent)[]) => decide;
    const on =
      (make: (meta: ReturnType<typeof by>, n: number) => ReturnType<typeof of>) =>
      (meta: ReturnType<typeof by>, n: number, state: State) => ({
        item: withItem,
        decide: () => make({ ...meta, seen: withItem(state).item?.version ?? 0 }, n)(state, n),
      });
    const text = 'Words.';
    const isWaiting = (state: State) => withItem(state).item?.status === 'waiting';
    const worse = (meta: ReturnType<typeof by>) => new DeclineCarPhoto({ ...photo, reason: 'worse' }, meta);
    const walk = (past: readonly (CarPhotoEvent | QueueEvent)[]) =>
      walkTable({
        table: queuePermissions,
        decider,
        past,
        commands: {
          'claim-item': on(
            (meta, n) => (state) =>
              claimItem(new ClaimItem({ ...item, ...(n % 2 === 0 && { reason: 'away' as const }) }, meta), state),
          ),
          'let-item-go': on((meta) => (state) => letItemGo(new LetItemGo(item, meta), state)),
          'ask-submitter': on((meta) => (state) => askSubmitter(new AskSubmitter({ ...item, text }, meta), state)),
          'answer-question': on(
            (meta) => (state) => answerQuestion(new AnswerQuestion({ ...item, text }, meta), state),
          ),
          'pass-item-on': on(
            (meta, n) => (state) =>
              passItemOn(new PassItemOn({ ...item, to: n % 3 === 0 ? 'admin' : 'moderator' }, meta), state),
          ),
          'take-item-alone': on(
            (meta) => (state) => takeItemAlone(new TakeItemAlone({ ...item, text }, meta), state, { able: 0 }),
          ),
          'approve-item': on(
            (meta, n) => (state) => (n % 2 === 1 ? approval(new ApproveCarPhoto(photo, meta), state, {}) : []),
          ),
          'decline-item': on(
            (meta, n) => (state) => (n % 2 === 0 && isWaiting(state) ? refusal(worse(meta), state, {}) : []),
          ),
          'reverse-item': on((meta) => (state) => (!isWaiting(state) ? refusal(worse(meta), state, {}) : [])),
        },
      });
    // Asked and approved already: by chance alone this would come too seldom.
    const asIfBob = { ...claimed, data: { ...claimed.data, by: actor('bob') } } as QueueEvent;
    const approved: CarPhotoEvent = { type: 'CarPhotoApproved', data: { ...photo, file: 'f1', gameVersion: '26' } };
    const came = [
      ...(await walk([submitted])),
      ...(await walk([submitted, asIfBob, asked])),
      ...(await walk([submitted, approved])),
    ];
    expect(new Set(came)).toEqual(commandsIn(queuePermissions));
  });
});
