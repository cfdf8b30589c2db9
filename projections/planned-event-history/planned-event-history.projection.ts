import type { PlannedEventEvent, PlannedEventFacts, PlannedEventReason } from '#domain';
import type { Projection } from '#read-store';
import { PLANNED_EVENTS_CHANNEL } from '../planned-events/planned-events.projection.ts';

/** One fact of an event: who said it, when, why; `facts` as it was told from then on. */
export type PlannedEventStep = {
  readonly what: PlannedEventEvent['type'];
  readonly by: string;
  /** ISO 8601. */
  readonly at: string;
  readonly changed: readonly (keyof PlannedEventFacts)[];
  readonly reason: PlannedEventReason | null;
  readonly textId: string | null;
  readonly facts: PlannedEventFacts;
};

/** The newest first. */
export type PlannedEventHistoryDoc = { readonly steps: readonly PlannedEventStep[] };

/** Steps that are shown; the log has them all. */
const STEPS_KEPT = 50;

/** View `planned-event-history`: what was told of each event, and what became of it. */
export const plannedEventHistory: Projection<PlannedEventEvent, PlannedEventHistoryDoc> = {
  name: 'planned-event-history',
  version: 1,
  handles: [
    'PlannedEventMade',
    'PlannedEventCorrected',
    'PlannedEventPreviewed',
    'PlannedEventPublished',
    'PlannedEventWithdrawn',
    'PlannedEventPutBack',
  ],
  indexes: [],
  keysOf: ({ data }) => [data.eventId],
  channel: () => PLANNED_EVENTS_CHANNEL,
  evolve: (doc = { steps: [] }, { type, data, meta: { actor: by, at } }) => {
    const before = doc.steps[0]?.facts;
    const changes = type === 'PlannedEventMade' ? data.facts : type === 'PlannedEventCorrected' ? data.changes : {};
    const facts = type === 'PlannedEventMade' ? data.facts : before && { ...before, ...changes };
    if (!facts) return undefined;
    const step: PlannedEventStep = {
      what: type,
      by,
      at,
      changed: type === 'PlannedEventCorrected' ? (Object.keys(changes) as (keyof PlannedEventFacts)[]) : [],
      reason: type === 'PlannedEventCorrected' ? data.reason : null,
      textId: ('textId' in data ? data.textId : undefined) ?? null,
      facts,
    };
    return { steps: [step, ...doc.steps].slice(0, STEPS_KEPT) };
  },
};
