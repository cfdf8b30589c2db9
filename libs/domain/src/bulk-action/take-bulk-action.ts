import { Command } from '#kernel';
import type {
  OfBulkAction,
  SweepAdvanced,
  SweepConfirmed,
  SweepFinished,
  SweepWithdrawn,
} from './bulk-action.events.ts';
import type { BulkAction } from './bulk-action.state.ts';
import { bulkActionPermissions } from './bulk-action.permissions.ts';

export class ConfirmBulkAction extends Command<OfBulkAction> {}

export class WithdrawBulkAction extends Command<OfBulkAction> {}

export class AdvanceBulkAction extends Command<SweepAdvanced['data']> {}

export class FinishBulkAction extends Command<OfBulkAction> {}

export const confirmBulkAction = (
  { data: { sweepId }, meta }: ConfirmBulkAction,
  state: BulkAction,
): readonly SweepConfirmed[] => {
  bulkActionPermissions.check('confirm-sweep', state, meta, { sweepId });
  return [{ type: 'SweepConfirmed', data: { sweepId, by: meta.actor } }];
};

export const withdrawBulkAction = (
  { data: { sweepId }, meta }: WithdrawBulkAction,
  state: BulkAction,
): readonly SweepWithdrawn[] => {
  bulkActionPermissions.check('withdraw-sweep', state, meta, { sweepId });
  return [{ type: 'SweepWithdrawn', data: { sweepId } }];
};

export const advanceBulkAction = ({ data, meta }: AdvanceBulkAction, state: BulkAction): readonly SweepAdvanced[] => {
  bulkActionPermissions.check('advance-sweep', state, meta, { sweepId: data.sweepId });
  return data.taken > state.taken ? [{ type: 'SweepAdvanced', data }] : [];
};

export const finishBulkAction = (
  { data: { sweepId }, meta }: FinishBulkAction,
  state: BulkAction,
): readonly SweepFinished[] => {
  bulkActionPermissions.check('finish-sweep', state, meta, { sweepId });
  const { taken, left } = state;
  return [{ type: 'SweepFinished', data: { sweepId, done: taken - left, left } }];
};
