import type { Decider } from '#kernel';
import type { ClubSetEvent, ClubSetAttributes } from './club.events.ts';

export type ClubSetStatus = 'active' | 'retired';

export type ClubSet =
  { readonly status: 'new' } | { readonly status: ClubSetStatus; readonly facts: ClubSetAttributes };

export const clubSetStream = (setId: string): string => `club-set-${setId}`;

const statusAfter = { ClubSetRetired: 'retired', ClubSetPutBack: 'active' } as const;

export const clubSet: Decider<ClubSet, ClubSetEvent> = {
  initial: { status: 'new' },
  evolve: (state, event) => {
    if (event.type === 'ClubSetMade') return { status: 'active', facts: event.data.facts };
    if (state.status === 'new') return state;
    if (event.type === 'ClubSetCorrected') return { ...state, facts: { ...state.facts, ...event.data.changes } };
    return { ...state, status: statusAfter[event.type] };
  },
};
