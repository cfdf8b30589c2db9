import { type ActorId, fold, type Meta, RuleBroken, type StaffRole } from '#kernel';
import { PlanBulkAction, planBulkAction, type BulkActionRequest } from './plan-bulk-action.ts';
import { BULK_ACTION_STEPS_MAX } from './bulk-action.enums.ts';
import type { BulkActionEvent, BulkActionStep } from './bulk-action.events.ts';
import { type BulkAction, bulkAction } from './bulk-action.state.ts';
import {
  AdvanceBulkAction,
  advanceBulkAction,
  ConfirmBulkAction,
  confirmBulkAction,
  FinishBulkAction,
  finishBulkAction,
  WithdrawBulkAction,
  withdrawBulkAction,
} from './take-bulk-action.ts';

const sweepId = 's1';
const by = (actor: string, role?: StaffRole): Meta => ({
  commandId: 'c',
  commandHash: 'h',
  actor: actor as ActorId,
  now: '2026-05-01T00:00:00.000Z',
  ...(role && { role }),
});
const steps = (count: number): readonly BulkActionStep[] =>
  Array.from({ length: count }, (_, at) => ({ kind: 'cell', itemId: `i${at}`, entryId: `e${at}` }));
const times: BulkActionRequest = { act: 'hide-times', personId: 'cid' };
const plan = (asked: BulkActionRequest, meta: Meta, count = 2, others = 1) =>
  planBulkAction(new PlanBulkAction({ ...asked, reason: 'abuse' }, meta), bulkAction.initial, {
    sweepId,
    steps: steps(count),
    others,
  });
const after = (...events: readonly BulkActionEvent[]): BulkAction => fold(bulkAction, events);
const code = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    if (error instanceof RuleBroken) return error.code;
    throw error;
  }
  return 'done';
};

describe('what is done to many things at once', () => {
  it('hides all of a person’s times only on the word of two, neither of whom it is about', () => {
    const waiting = after(...plan(times, by('ann', 'moderator')));
    expect(waiting.status).toBe('waiting');
    const confirm = (meta: Meta) => code(() => confirmBulkAction(new ConfirmBulkAction({ sweepId }, meta), waiting));
    expect([
      confirm(by('ann', 'admin')),
      confirm(by('cid', 'moderator')),
      confirm(by('dan')),
      confirm(by('bea', 'moderator')),
    ]).toEqual(['sweep-needs-another', 'sweep-needs-another', 'sweep-needs-another', 'done']);
    expect(code(() => plan(times, by('cid', 'moderator')))).toBe('not-allowed');
  });

  it('hides them on an admin’s word alone where nobody else could agree, and the log says so', () => {
    const alone = plan(times, by('ada', 'admin'), 2, 0);
    expect(alone[0]).toMatchObject({ type: 'SweepPlanned', data: { alone: true, waiting: false, reason: 'abuse' } });
    expect(after(...alone)).toMatchObject({ status: 'running', begunBy: 'ada' });
    expect(after(...plan(times, by('ann', 'moderator'), 2, 0)).status).toBe('waiting');
    expect(plan(times, by('ada', 'admin'))[0]?.data).not.toHaveProperty('alone');
  });

  it('undoes what one of the staff did for admins, at once', () => {
    const acts: BulkActionRequest = { act: 'undo-acts', personId: 'cid' };
    expect(code(() => plan(acts, by('ann', 'moderator')))).toBe('not-allowed');
    expect(after(...plan(acts, by('ada', 'admin')))).toMatchObject({ status: 'running', begunBy: 'ada' });
  });

  it('is told in events that are not too long, and is no longer than the most', () => {
    const told = plan(times, by('ann', 'moderator'), 450);
    expect(told.map(({ type, data }) => [type, data.steps.length])).toEqual([
      ['SweepPlanned', 200],
      ['SweepStepsTold', 200],
      ['SweepStepsTold', 50],
    ]);
    expect(after(...told).steps).toEqual(steps(450));
    expect(code(() => plan(times, by('ann', 'moderator'), 0))).toBe('sweep-empty');
    expect(code(() => plan(times, by('ann', 'moderator'), BULK_ACTION_STEPS_MAX + 1))).toBe('sweep-too-long');
  });

  it('says how far it is, once, and what was left, by whoever began it', () => {
    const running = after(...plan({ act: 'undo-acts', personId: 'cid' }, by('ada', 'admin')));
    const advance = (meta: Meta, state: BulkAction) =>
      advanceBulkAction(
        new AdvanceBulkAction({ sweepId, taken: 2, left: [{ step: 0, code: 'changed-meanwhile' }] }, meta),
        state,
      );
    const [advanced] = advance(by('ada'), running);
    const done = bulkAction.evolve(running, advanced!);
    expect(advance(by('ada'), done)).toEqual([]);
    expect(code(() => advance(by('bea', 'admin'), running))).toBe('not-allowed');
    expect(finishBulkAction(new FinishBulkAction({ sweepId }, by('ada')), done)).toEqual([
      { type: 'SweepFinished', data: { sweepId, done: 1, left: 1 } },
    ]);
  });

  it('goes no further once it is withdrawn', () => {
    const running = after(...plan({ act: 'undo-acts', personId: 'cid' }, by('ada', 'admin')));
    const withdraw = (meta: Meta, state: BulkAction) =>
      withdrawBulkAction(new WithdrawBulkAction({ sweepId }, meta), state);
    expect(code(() => withdraw(by('ann', 'moderator'), running))).toBe('not-allowed');
    const withdrawn = bulkAction.evolve(running, withdraw(by('bea', 'admin'), running)[0]!);
    expect(code(() => withdraw(by('bea', 'admin'), withdrawn))).toBe('changed-meanwhile');
    expect(
      code(() => confirmBulkAction(new ConfirmBulkAction({ sweepId }, by('bea', 'admin')), bulkAction.initial)),
    ).toBe('sweep-unknown');
  });
});
