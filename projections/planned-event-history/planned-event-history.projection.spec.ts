import { given } from '#test/projection-kit';
import { aPlannedEvent as facts } from '#test/planned-event';
import type { PlannedEventEvent } from '#domain';
import { plannedEventHistory } from './planned-event-history.projection.ts';

const one = { eventId: 'coast-to-summit-2026-11-20' };

describe('the history of a planned event', () => {
  it('has each version with its reason, the newest first', () => {
    const events: PlannedEventEvent[] = [
      { type: 'PlannedEventMade', data: { ...one, facts, source: 'moderator' } },
      {
        type: 'PlannedEventCorrected',
        data: { ...one, changes: { rqLimit: 250 }, reason: 'correction', textId: 'words' },
      },
      { type: 'PlannedEventPublished', data: one },
    ];
    const said = { by: 'user-1', at: '2026-01-01T00:00:00.000Z', changed: [], reason: null, textId: null };
    const now = { ...facts, rqLimit: 250 };
    given(plannedEventHistory, events).then(one.eventId, {
      steps: [
        { ...said, what: 'PlannedEventPublished', facts: now },
        {
          ...said,
          what: 'PlannedEventCorrected',
          changed: ['rqLimit'],
          reason: 'correction',
          textId: 'words',
          facts: now,
        },
        { ...said, what: 'PlannedEventMade', facts },
      ],
    });
  });
});
