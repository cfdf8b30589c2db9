import { by, given } from '#test/decision-kit';
import type { ActorId } from '#kernel';
import { ApproveCarLoop, approveCarLoop } from './approve-animated-card.ts';
import type { CarLoopEvent, CarLoopSubmitted } from './animated-card.events.ts';
import { type AnimatedCards, animatedCards } from './animated-card.state.ts';
import { DeclineCarLoop, declineCarLoop } from './decline-animated-card.ts';
import { ANIMATED_CARDS_MAX } from './animated-cards-max.ts';
import { ReportCarLoop, reportCarLoop } from './report-animated-card.ts';
import { ReopenCarLoop, reopenCarLoop, SendCarLoopAgain, sendCarLoopAgain } from './reopen-animated-card.ts';
import { SubmitCarLoop, submitCarLoop } from './submit-animated-card.ts';
import { WithdrawCarLoop, withdrawCarLoop } from './withdraw-animated-card.ts';

const carId = 'Mini_Cooper_S_1964';
const one = { carId, loopId: 'p1' };
const size = { width: 800, height: 500 };
const submitted = (loopId = 'p1', file = 'f1'): CarLoopSubmitted => ({
  type: 'CarLoopSubmitted',
  data: { loopId, carId, file, ...size, submittedBy: 'ann' as ActorId },
});
const approved: CarLoopEvent = { type: 'CarLoopApproved', data: one };
const declined: CarLoopEvent = { type: 'CarLoopDeclined', data: { ...one, reason: 'unclear' } };
const withdrawn: CarLoopEvent = { type: 'CarLoopWithdrawn', data: one };
const reported: CarLoopEvent = {
  type: 'CarLoopReported',
  data: { ...one, fault: 'flashing', reportedBy: 'bob' as ActorId },
};
const reopened: CarLoopEvent = { type: 'CarLoopReopened', data: one };

const facts = { loopId: 'p2', carId, upload: size, kept: 0 };
const submit =
  (file: string, more: Partial<Parameters<typeof submitCarLoop>[2]> = {}) =>
  (state: AnimatedCards) =>
    submitCarLoop(new SubmitCarLoop({ carId: '1234', file }, by('ann')), state, { ...facts, ...more });
const approve = (state: AnimatedCards) => approveCarLoop(new ApproveCarLoop(one, by('mod', 'moderator')), state);
const report = (actor: string) => (state: AnimatedCards) =>
  reportCarLoop(new ReportCarLoop({ ...one, fault: 'flashing' }, by(actor)), state);
const decline = (state: AnimatedCards) =>
  declineCarLoop(new DeclineCarLoop({ ...one, reason: 'unclear' }, by('mod', 'moderator')), state);
const withdraw = (actor: string) => (state: AnimatedCards) =>
  withdrawCarLoop(new WithdrawCarLoop(one, by(actor)), state);
const reopen = (state: AnimatedCards) => reopenCarLoop(new ReopenCarLoop(one, by('mod', 'moderator')), state);
const sendAgain = (state: AnimatedCards) => sendCarLoopAgain(new SendCarLoopAgain(one, by('ann')), state);

describe('submit-car-loop', () => {
  it('has the loop of a car wait', () => {
    given(animatedCards)
      .when(submit('f2'))
      .then([submitted('p2', 'f2')]);
  });

  it('needs a car, and an upload of one’s own that fills a card', () => {
    given(animatedCards)
      .when(submit('f2', { carId: undefined }))
      .thenBroken('car-unknown', { carId: '1234' });
    given(animatedCards)
      .when(submit('f2', { upload: undefined }))
      .thenBroken('upload-unknown', { name: 'f2' });
    const small = { width: 159, height: 500 };
    given(animatedCards)
      .when(submit('f2', { upload: small }))
      .thenBroken('car-loop-too-small', small);
  });

  it('takes the same file once, and another after it was declined', () => {
    given(animatedCards, [submitted()]).when(submit('f1')).thenBroken('car-loop-already-sent', { loopId: 'p1' });
    given(animatedCards, [submitted(), declined])
      .when(submit('f3'))
      .then([submitted('p2', 'f3')]);
  });
});

describe('more loops than one person may show', () => {
  it('are refused with how many that is', () => {
    given(animatedCards)
      .when(submit('f2', { kept: ANIMATED_CARDS_MAX }))
      .thenBroken('car-loops-full', { most: ANIMATED_CARDS_MAX });
    expect(submit('f2', { kept: ANIMATED_CARDS_MAX - 1 })(animatedCards.initial)).toHaveLength(1);
  });
});

describe('a loop that is shown', () => {
  it('is reported by others, once, and stays until a moderator decides', () => {
    given(animatedCards, [submitted(), approved]).when(report('bob')).then([reported]);
    given(animatedCards, [submitted(), approved]).when(report('ann')).thenBroken('car-loop-own');
    given(animatedCards, [submitted(), approved, reported]).when(report('cat')).thenBroken('changed-meanwhile');
    given(animatedCards, [submitted()]).when(report('bob')).thenBroken('changed-meanwhile');
    given(animatedCards, [submitted(), approved, reported]).when(approve).then([approved]);
    given(animatedCards, [submitted(), approved, reported]).when(decline).then([declined]);
    given(animatedCards, [submitted(), approved, reported]).when(withdraw('ann')).then([withdrawn]);
  });
});

describe('a loop that waits', () => {
  it('is approved or declined by a moderator, once', () => {
    given(animatedCards, [submitted()]).when(approve).then([approved]);
    given(animatedCards, [submitted(), approved]).when(approve).thenBroken('car-loop-not-pending', { loopId: 'p1' });
    given(animatedCards, [submitted()]).when(decline).then([declined]);
    given(animatedCards, [submitted(), approved]).when(decline).then([declined]);
    given(animatedCards).when(approve).thenBroken('car-loop-unknown');
  });

  it('is nothing that its author decides', () => {
    given(animatedCards, [submitted()])
      .when((state) => approveCarLoop(new ApproveCarLoop(one, by('ann')), state))
      .thenBroken('not-allowed');
  });

  it('is taken back by its author alone', () => {
    given(animatedCards, [submitted()]).when(withdraw('ann')).then([withdrawn]);
    given(animatedCards, [submitted(), approved]).when(withdraw('ann')).then([withdrawn]);
    given(animatedCards, [submitted()]).when(withdraw('bob')).thenBroken('car-loop-not-yours');
  });

  it('waits again when that is undone', () => {
    given(animatedCards, [submitted(), declined]).when(reopen).then([reopened]);
    given(animatedCards, [submitted(), approved]).when(reopen).then([reopened]);
    given(animatedCards, [submitted(), withdrawn]).when(reopen).thenBroken('changed-meanwhile');
    given(animatedCards, [submitted(), withdrawn]).when(sendAgain).then([reopened]);
    given(animatedCards, [submitted(), declined]).when(sendAgain).thenBroken('changed-meanwhile');
  });
});
