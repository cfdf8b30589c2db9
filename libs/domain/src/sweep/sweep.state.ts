import type { ActorId, Decider } from '#kernel';
import type { SweepAct } from './sweep-words.ts';
import type { SweepEvent, SweepStep } from './sweep.events.ts';

/** A bulk action as its commands see it. `begunBy`: the actor of its steps. */
export type Sweep = {
  readonly status: 'new' | 'waiting' | 'running' | 'finished' | 'withdrawn';
  readonly act?: SweepAct;
  readonly personId?: string;
  readonly plannedBy?: ActorId;
  readonly begunBy?: ActorId;
  readonly steps: readonly SweepStep[];
  readonly taken: number;
  readonly left: number;
};

export const sweepStream = (sweepId: string): string => `sweep-${sweepId}`;

export const sweep: Decider<Sweep, SweepEvent> = {
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
