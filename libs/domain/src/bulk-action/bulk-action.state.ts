import type { ActorId, Decider } from '#kernel';
import type { BulkActionKind } from './bulk-action.enums.ts';
import type { BulkActionEvent, BulkActionStep } from './bulk-action.events.ts';

/** A bulk action as its commands see it. `begunBy`: the actor of its steps. */
export type BulkAction = {
  readonly status: 'new' | 'waiting' | 'running' | 'finished' | 'withdrawn';
  readonly act?: BulkActionKind;
  readonly personId?: string;
  readonly plannedBy?: ActorId;
  readonly begunBy?: ActorId;
  readonly steps: readonly BulkActionStep[];
  readonly taken: number;
  readonly left: number;
};

export const bulkActionStream = (sweepId: string): string => `sweep-${sweepId}`;

export const bulkAction: Decider<BulkAction, BulkActionEvent> = {
  initial: { status: 'new', steps: [], taken: 0, left: 0 },
  evolve: (state, { type, data }) => {
    switch (type) {
      case 'SweepPlanned': {
        const { act, personId, steps, waiting, by } = data;
        const begun = waiting ? ({ status: 'waiting' } as const) : ({ status: 'running', begunBy: by } as const);
        return { ...state, ...begun, act, personId, plannedBy: by, steps };
      }
      case 'SweepStepsTold':
        return { ...state, steps: [...state.steps, ...data.steps] };
      case 'SweepConfirmed':
        return { ...state, status: 'running', begunBy: data.by };
      case 'SweepAdvanced':
        return { ...state, taken: data.taken, left: state.left + data.left.length };
      case 'SweepFinished':
        return { ...state, status: 'finished' };
      case 'SweepWithdrawn':
        return { ...state, status: 'withdrawn' };
    }
  },
};
