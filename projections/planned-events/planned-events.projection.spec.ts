import { given } from '#test/projection-kit';
import { aPlannedEvent } from '#test/planned-event';
import type { PlannedEventEvent } from '#domain';
import { plannedEvents } from './planned-events.projection.ts';

const one = { eventId: 'coast-to-summit-2026-11-20' };
const made: PlannedEventEvent = {
  type: 'PlannedEventMade',
  data: { ...one, facts: aPlannedEvent, source: 'moderator' },
};
const changed = expect.objectContaining({ at: expect.any(String), times: expect.any(Number) }) as unknown as {
  at: string;
  times: number;
};
const doc = {
  ...one,
  status: 'draft',
  shelf: 'draft',
  endsAt: aPlannedEvent.endsAt,
  facts: aPlannedEvent,
  changed,
} as const;

describe('planned events', () => {
  it('are drafts, then shown, and withdrawn ones stand apart', () => {
    given(plannedEvents, [made]).then(one.eventId, doc);
    const previewed: PlannedEventEvent = { type: 'PlannedEventPreviewed', data: one };
    given(plannedEvents, [made, previewed]).then(one.eventId, { ...doc, status: 'preview', shelf: 'shown' });
    const published: PlannedEventEvent = { type: 'PlannedEventPublished', data: one };
    given(plannedEvents, [made, published]).then(one.eventId, { ...doc, status: 'published', shelf: 'shown' });
    const withdrawn: PlannedEventEvent = { type: 'PlannedEventWithdrawn', data: one };
    given(plannedEvents, [made, published, withdrawn]).then(one.eventId, {
      ...doc,
      status: 'withdrawn',
      shelf: 'withdrawn',
    });
    given(plannedEvents, [made, withdrawn, { type: 'PlannedEventPutBack', data: one }]).then(one.eventId, doc);
  });

  it('know when they were last told otherwise, and how often', () => {
    const at = '2026-11-19T08:00:00.000Z';
    const published = { type: 'PlannedEventPublished', data: one, meta: { at } } as const;
    given(plannedEvents, [made, published]).then(one.eventId, {
      ...doc,
      status: 'published',
      shelf: 'shown',
      changed: { at, times: 1 },
    });
  });

  it('are ordered by the end that was told last', () => {
    const changes = { endsAt: '2026-12-01T00:00:00.000Z', rqLimit: 250 };
    const corrected: PlannedEventEvent = {
      type: 'PlannedEventCorrected',
      data: { ...one, changes, reason: 'correction' },
    };
    given(plannedEvents, [made, corrected]).then(one.eventId, {
      ...doc,
      endsAt: changes.endsAt,
      facts: { ...aPlannedEvent, ...changes },
    });
  });
});
