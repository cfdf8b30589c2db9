import { Command } from '#kernel';
import type { OfSweep, SweepAdvanced, SweepConfirmed, SweepFinished, SweepWithdrawn } from './sweep.events.ts';
import type { Sweep } from './sweep.state.ts';
import { sweepWhoMay } from './sweep.who-may.ts';

export class ConfirmSweep extends Command<OfSweep> {}

export class WithdrawSweep extends Command<OfSweep> {}

export class AdvanceSweep extends Command<SweepAdvanced['data']> {}

export class FinishSweep extends Command<OfSweep> {}

export const confirmSweep = ({ data: { sweepId }, meta }: ConfirmSweep, state: Sweep): readonly SweepConfirmed[] => {
  sweepWhoMay.check('confirm-sweep', state, meta, { sweepId });
  return [{ type: 'SweepConfirmed', data: { sweepId, by: meta.actor } }];
};

export const withdrawSweep = ({ data: { sweepId }, meta }: WithdrawSweep, state: Sweep): readonly SweepWithdrawn[] => {
  sweepWhoMay.check('withdraw-sweep', state, meta, { sweepId });
  return [{ type: 'SweepWithdrawn', data: { sweepId } }];
};

export const advanceSweep = ({ data, meta }: AdvanceSweep, state: Sweep): readonly SweepAdvanced[] => {
  sweepWhoMay.check('advance-sweep', state, meta, { sweepId: data.sweepId });
  return data.taken > state.taken ? [{ type: 'SweepAdvanced', data }] : [];
};

export const finishSweep = ({ data: { sweepId }, meta }: FinishSweep, state: Sweep): readonly SweepFinished[] => {
  sweepWhoMay.check('finish-sweep', state, meta, { sweepId });
  const { taken, left } = state;
  return [{ type: 'SweepFinished', data: { sweepId, done: taken - left, left } }];
};
