import { type Caller, Command, type StoredText, RuleBroken } from '#kernel';
import { BULK_ACTION_STEPS_MAX, type BulkActionKind, type BulkActionReason } from './bulk-action.enums.ts';
import type { OfBulkAction, SweepPlanned, BulkActionStep, SweepStepsTold } from './bulk-action.events.ts';
import type { BulkAction } from './bulk-action.state.ts';
import { bulkActionPermissions } from './bulk-action.permissions.ts';

const TOLD_AT_ONCE = 200;

/**
 * A requested bulk action. `from`, `to`: ISO 8601, both included; `undoes`: the bulk action whose times are shown
 * again.
 */
export type BulkActionRequest = {
  readonly act: BulkActionKind;
  readonly personId: string;
  readonly from?: string;
  readonly to?: string;
  readonly undoes?: string;
};

/** Hiding all of a user's times needs two staff; where no one else could agree, an admin decides alone. */
export const needsAnother = (act: BulkActionKind, { role }: Pick<Caller, 'role'>, others: number): boolean =>
  act === 'hide-times' && !(others === 0 && role === 'admin');

/** Plan a bulk action; hiding all of a user's times starts only after another of the staff agrees. */
export class PlanBulkAction extends Command<
  BulkActionRequest & { readonly reason: BulkActionReason; readonly text?: string }
> {}

/** `steps`: the actions, in order; `others`: how many other staff could agree. */
type Planning = OfBulkAction & StoredText & { readonly steps: readonly BulkActionStep[]; readonly others: number };

export const planBulkAction = (
  { data: { text: _text, ...asked }, meta }: PlanBulkAction,
  state: BulkAction,
  { steps, others, ...kept }: Planning,
): readonly (SweepPlanned | SweepStepsTold)[] => {
  const { act, personId } = asked;
  bulkActionPermissions.check('plan-sweep', { ...state, act, personId }, meta, { personId });
  if (steps.length === 0) throw new RuleBroken('sweep-empty', { personId });
  if (steps.length > BULK_ACTION_STEPS_MAX) throw new RuleBroken('sweep-too-long', { most: BULK_ACTION_STEPS_MAX });
  const { sweepId } = kept;
  const [first = [], ...more] = Array.from({ length: Math.ceil(steps.length / TOLD_AT_ONCE) }, (_, lot) =>
    steps.slice(lot * TOLD_AT_ONCE, (lot + 1) * TOLD_AT_ONCE),
  );
  const waiting = needsAnother(act, meta, others);
  const alone = act === 'hide-times' && !waiting ? { alone: true as const } : {};
  return [
    {
      type: 'SweepPlanned',
      data: { ...asked, ...kept, total: steps.length, steps: first, waiting, ...alone, by: meta.actor },
    },
    ...more.map((lot) => ({ type: 'SweepStepsTold', data: { sweepId, steps: lot } }) as const),
  ];
};
