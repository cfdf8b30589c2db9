import type { PlannedEventEvent, PlannedEventAttributes, PlannedEventReason } from '#domain';
import type { Projection } from '#read-store';
import { PLANNED_EVENTS_CHANNEL } from '../planned-events/planned-events.projection.ts';

/** A change of an event, with its actor and reason; `facts` after it. */
export type PlannedEventStep = {
  readonly what: PlannedEventEvent['type'];
  readonly by: string;
  /** ISO 8601. */
  readonly at: string;
  readonly changed: readonly (keyof PlannedEventAttributes)[];
  readonly reason: PlannedEventReason | null;
  readonly textId: string | null;
  readonly facts: PlannedEventAttributes;
};

export type PlannedEventHistoryDoc = { readonly steps: readonly PlannedEventStep[] };

/** Changes shown; the log has them all. */
const STEPS_KEPT = 50;

/** View `planned-event-history`: the changes of each event, and its status. */
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
      changed: type === 'PlannedEventCorrected' ? (Object.keys(changes) as (keyof PlannedEventAttributes)[]) : [],
      reason: type === 'PlannedEventCorrected' ? data.reason : null,
      textId: ('textId' in data ? data.textId : undefined) ?? null,
      facts,
    };
    return { steps: [step, ...doc.steps].slice(0, STEPS_KEPT) };
  },
};
