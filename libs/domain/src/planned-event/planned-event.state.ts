import type { Decider } from '#kernel';
import type { PlannedEventEvent, PlannedEventAttributes } from './planned-event.events.ts';

export type PlannedEventStatus = 'draft' | 'preview' | 'published' | 'withdrawn';

export type PlannedEvent =
  { readonly status: 'new' } | { readonly status: PlannedEventStatus; readonly facts: PlannedEventAttributes };

export const plannedEventStream = (eventId: string): string => `planned-event-${eventId}`;

const statusAfter = {
  PlannedEventPreviewed: 'preview',
  PlannedEventPublished: 'published',
  PlannedEventWithdrawn: 'withdrawn',
  PlannedEventPutBack: 'draft',
} as const;

export const plannedEvent: Decider<PlannedEvent, PlannedEventEvent> = {
  initial: { status: 'new' },
  evolve: (state, event) => {
    if (event.type === 'PlannedEventMade') return { status: 'draft', facts: event.data.facts };
    if (state.status === 'new') return state;
    if (event.type === 'PlannedEventCorrected') return { ...state, facts: { ...state.facts, ...event.data.changes } };
    return { ...state, status: statusAfter[event.type] };
  },
};
