import { by, given } from '#test/decision-kit';
import type { ActorId } from '#kernel';
import { ApproveCarLoop, approveCarLoop } from './approve-car-loop.ts';
import type { CarLoopEvent, CarLoopSubmitted } from './car-loop.events.ts';
import { type CarLoops, carLoops } from './car-loop.state.ts';
import { DeclineCarLoop, declineCarLoop } from './decline-car-loop.ts';
import { LOOPS_MAX } from './loops-max.ts';
import { ReportCarLoop, reportCarLoop } from './report-car-loop.ts';
import { ReopenCarLoop, reopenCarLoop, SendCarLoopAgain, sendCarLoopAgain } from './reopen-car-loop.ts';
import { SubmitCarLoop, submitCarLoop } from './submit-car-loop.ts';
import { WithdrawCarLoop, withdrawCarLoop } from './withdraw-car-loop.ts';

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
  (state: CarLoops) =>
    submitCarLoop(new SubmitCarLoop({ carId: '1234', file }, by('ann')), state, { ...facts, ...more });
const approve = (state: CarLoops) => approveCarLoop(new ApproveCarLoop(one, by('mod', 'moderator')), state);
const report = (actor: string) => (state: CarLoops) =>
  reportCarLoop(new ReportCarLoop({ ...one, fault: 'flashing' }, by(actor)), state);
const decline = (state: CarLoops) =>
  declineCarLoop(new DeclineCarLoop({ ...one, reason: 'unclear' }, by('mod', 'moderator')), state);
const withdraw = (actor: string) => (state: CarLoops) => withdrawCarLoop(new WithdrawCarLoop(one, by(actor)), state);
const reopen = (state: CarLoops) => reopenCarLoop(new ReopenCarLoop(one, by('mod', 'moderator')), state);
const sendAgain = (state: CarLoops) => sendCarLoopAgain(new SendCarLoopAgain(one, by('ann')), state);

describe('submit-car-loop', () => {
  it('has the loop of a car wait', () => {
    given(carLoops)
      .when(submit('f2'))
      .then([submitted('p2', 'f2')]);
  });

  it('needs a car, and an upload of one’s own that fills a card', () => {
    given(carLoops)
      .when(submit('f2', { carId: undefined }))
      .thenBroken('car-unknown', { carId: '1234' });
    given(carLoops)
      .when(submit('f2', { upload: undefined }))
      .thenBroken('upload-unknown', { name: 'f2' });
    const small = { width: 159, height: 500 };
    given(carLoops)
      .when(submit('f2', { upload: small }))
      .thenBroken('car-loop-too-small', small);
  });

  it('takes the same file once, and another after it was declined', () => {
    given(carLoops, [submitted()]).when(submit('f1')).thenBroken('car-loop-already-sent', { loopId: 'p1' });
    given(carLoops, [submitted(), declined])
      .when(submit('f3'))
      .then([submitted('p2', 'f3')]);
  });
});

describe('more loops than one person may show', () => {
  it('are refused with how many that is', () => {
    given(carLoops)
      .when(submit('f2', { kept: LOOPS_MAX }))
      .thenBroken('car-loops-full', { most: LOOPS_MAX });
    expect(submit('f2', { kept: LOOPS_MAX - 1 })(carLoops.initial)).toHaveLength(1);
  });
});

describe('a loop that is shown', () => {
  it('is reported by others, once, and stays until a moderator decides', () => {
    given(carLoops, [submitted(), approved]).when(report('bob')).then([reported]);
    given(carLoops, [submitted(), approved]).when(report('ann')).thenBroken('car-loop-own');
    given(carLoops, [submitted(), approved, reported]).when(report('cat')).thenBroken('changed-meanwhile');
    given(carLoops, [submitted()]).when(report('bob')).thenBroken('changed-meanwhile');
    given(carLoops, [submitted(), approved, reported]).when(approve).then([approved]);
    given(carLoops, [submitted(), approved, reported]).when(decline).then([declined]);
    given(carLoops, [submitted(), approved, reported]).when(withdraw('ann')).then([withdrawn]);
  });
});

describe('a loop that waits', () => {
  it('is approved or declined by a moderator, once', () => {
    given(carLoops, [submitted()]).when(approve).then([approved]);
    given(carLoops, [submitted(), approved]).when(approve).thenBroken('car-loop-not-pending', { loopId: 'p1' });
    given(carLoops, [submitted()]).when(decline).then([declined]);
    given(carLoops, [submitted(), approved]).when(decline).then([declined]);
    given(carLoops).when(approve).thenBroken('car-loop-unknown');
  });

  it('is nothing that its author decides', () => {
    given(carLoops, [submitted()])
      .when((state) => approveCarLoop(new ApproveCarLoop(one, by('ann')), state))
      .thenBroken('not-allowed');
  });

  it('is taken back by its author alone', () => {
    given(carLoops, [submitted()]).when(withdraw('ann')).then([withdrawn]);
    given(carLoops, [submitted(), approved]).when(withdraw('ann')).then([withdrawn]);
    given(carLoops, [submitted()]).when(withdraw('bob')).thenBroken('car-loop-not-yours');
  });

  it('waits again when that is undone', () => {
    given(carLoops, [submitted(), declined]).when(reopen).then([reopened]);
    given(carLoops, [submitted(), approved]).when(reopen).then([reopened]);
    given(carLoops, [submitted(), withdrawn]).when(reopen).thenBroken('changed-meanwhile');
    given(carLoops, [submitted(), withdrawn]).when(sendAgain).then([reopened]);
    given(carLoops, [submitted(), declined]).when(sendAgain).thenBroken('changed-meanwhile');
  });
});
