import { type Asking, Command, type KeptText, RuleBroken } from '#kernel';
import { SWEEP_STEPS_MAX, type SweepAct, type SweepReason } from './sweep-words.ts';
import type { OfSweep, SweepPlanned, SweepStep, SweepStepsTold } from './sweep.events.ts';
import type { Sweep } from './sweep.state.ts';
import { sweepWhoMay } from './sweep.who-may.ts';

const TOLD_AT_ONCE = 200;

/**
 * A requested bulk action. `from`, `to`: ISO 8601, both included; `undoes`: the bulk action whose times are shown
 * again.
 */
export type SweepAsked = {
  readonly act: SweepAct;
  readonly personId: string;
  readonly from?: string;
  readonly to?: string;
  readonly undoes?: string;
};

/** Hiding all of a user's times needs two staff; where no one else could agree, an admin decides alone. */
export const needsAnother = (act: SweepAct, { role }: Pick<Asking, 'role'>, others: number): boolean =>
  act === 'hide-times' && !(others === 0 && role === 'admin');

/** Plan a bulk action; hiding all of a user's times starts only after another of the staff agrees. */
export class PlanSweep extends Command<SweepAsked & { readonly reason: SweepReason; readonly text?: string }> {}

/** `steps`: the actions, in order; `others`: how many other staff could agree. */
type Planning = OfSweep & KeptText & { readonly steps: readonly SweepStep[]; readonly others: number };

export const planSweep = (
  { data: { text: _text, ...asked }, meta }: PlanSweep,
  state: Sweep,
  { steps, others, ...kept }: Planning,
): readonly (SweepPlanned | SweepStepsTold)[] => {
  const { act, personId } = asked;
  sweepWhoMay.check('plan-sweep', { ...state, act, personId }, meta, { personId });
  if (steps.length === 0) throw new RuleBroken('sweep-empty', { personId });
  if (steps.length > SWEEP_STEPS_MAX) throw new RuleBroken('sweep-too-long', { most: SWEEP_STEPS_MAX });
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
