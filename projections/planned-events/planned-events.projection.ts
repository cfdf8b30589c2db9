import type { PlannedEventEvent, PlannedEventAttributes, PlannedEventStatus } from '#domain';
import type { Projection } from '#read-store';

export type PlannedEventDoc = {
  readonly eventId: string;
  readonly status: PlannedEventStatus;
  /** The list that contains it: previews are among published ones. */
  readonly shelf: 'shown' | 'draft' | 'withdrawn';
  /** Copy of `facts`, for sorting. */
  readonly endsAt: string;
  readonly facts: PlannedEventAttributes;
  /** When it was last changed (ISO 8601), and how often since its publication. */
  readonly changed: { readonly at: string; readonly times: number };
};

export const PLANNED_EVENTS_CHANNEL = 'planned-events';

const statusAfter = {
  PlannedEventPreviewed: 'preview',
  PlannedEventPublished: 'published',
  PlannedEventWithdrawn: 'withdrawn',
  PlannedEventPutBack: 'draft',
} as const;
const shelfOf = { draft: 'draft', preview: 'shown', published: 'shown', withdrawn: 'withdrawn' } as const;

/** View `planned-events`: all of them, by list and by end. */
export const plannedEvents: Projection<PlannedEventEvent, PlannedEventDoc> = {
  name: 'planned-events',
  version: 2,
  handles: [
    'PlannedEventMade',
    'PlannedEventCorrected',
    'PlannedEventPreviewed',
    'PlannedEventPublished',
    'PlannedEventWithdrawn',
    'PlannedEventPutBack',
  ],
  indexes: [['shelf', 'endsAt']],
  keysOf: ({ data }) => [data.eventId],
  channel: () => PLANNED_EVENTS_CHANNEL,
  evolve: (doc, { type, data, revision, meta: { at } }) => {
    const changed = { at, times: revision };
    if (type === 'PlannedEventMade') {
      const { eventId, facts } = data;
      return { eventId, status: 'draft', shelf: 'draft', endsAt: facts.endsAt, facts, changed };
    }
    if (!doc) return undefined;
    if (type === 'PlannedEventCorrected') {
      const facts = { ...doc.facts, ...data.changes };
      return { ...doc, endsAt: facts.endsAt, facts, changed };
    }
    const status = statusAfter[type];
    return { ...doc, status, shelf: shelfOf[status], changed };
  },
};
