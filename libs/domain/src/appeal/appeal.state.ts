import type { ActorId, Decider } from '#kernel';
import type { Appealed, AppealEvent } from './appeal.events.ts';

export type Appeal =
  | { readonly status: 'new' }
  | {
      readonly status: 'waiting' | 'granted' | 'rejected';
      readonly against: Appealed;
      readonly appellant: ActorId;
      readonly decidedBy: ActorId;
    };

export const appealStream = (appealId: string): string => `appeal-${appealId}`;

const become = { AppealGranted: 'granted', AppealRejected: 'rejected', AppealReopened: 'waiting' } as const;

export const appeal: Decider<Appeal, AppealEvent> = {
  initial: { status: 'new' },
  evolve: (state, { type, data }) => {
    if (type === 'AppealMade') {
      const { against, appellant, decidedBy } = data;
      return { status: 'waiting', against, appellant, decidedBy };
    }
    return state.status === 'new' ? state : { ...state, status: become[type] };
  },
};
