import { aPlannedEvent } from '#test/planned-event';
import { given } from '#test/projection-kit';
import type { PlannedEventEvent, PlannedEventAttributes } from '#domain';
import { timeline } from './timeline.projection.ts';

const one = { eventId: 'coast-to-summit-2026-11-20' };
const key = `event-${one.eventId}`;
const win = (...carIds: string[]) => ({ from: 1, to: 1, gold: 0, cash: 0, tickets: 0, packs: 0, carIds });
const facts: PlannedEventAttributes = {
  ...aPlannedEvent,
  kind: 'tri-series-final',
  rewards: [win('Mini'), win('Mini')],
};
const made = (more: Partial<PlannedEventAttributes> = {}): PlannedEventEvent => ({
  type: 'PlannedEventMade',
  data: { ...one, facts: { ...facts, ...more }, source: 'moderator' },
});
const corrected = (changes: Partial<PlannedEventAttributes>): PlannedEventEvent => ({
  type: 'PlannedEventCorrected',
  data: { ...one, changes, reason: 'correction' },
});
const previewed: PlannedEventEvent = { type: 'PlannedEventPreviewed', data: one };
const published: PlannedEventEvent = { type: 'PlannedEventPublished', data: one };
const withdrawn: PlannedEventEvent = { type: 'PlannedEventWithdrawn', data: one };
const item = (more: object) => expect.objectContaining(more) as never;

describe('an event on the timeline', () => {
  it('is shown as it is on its own page: told of before, whole once it is published, then withdrawn', () => {
    const { name, startsAt, endsAt } = facts;
    const told = { itemId: key, kind: 'tri-series', name, startsAt, endsAt, carIds: [] };
    given(timeline, [made()]).then(key, item({ ...told, shown: 'gone' }));
    given(timeline, [made(), previewed]).then(key, item({ ...told, shown: 'open' }));
    given(timeline, [made(), published]).then(key, item({ ...told, shown: 'open', carIds: ['Mini'] }));
    given(timeline, [made(), published, withdrawn]).then(key, item({ ...told, shown: 'gone' }));
  });

  it('is told otherwise where it is corrected, and what is won with it', () => {
    const startsAt = '2026-11-21T00:00:00.000Z';
    given(timeline, [made({ rewards: [] }), published, corrected({ startsAt, rewards: [win('NSX')] })]).then(
      key,
      item({ startsAt, endsAt: facts.endsAt, name: facts.name, carIds: ['NSX'], shown: 'open' }),
    );
    given(timeline, [made(), published, corrected({ kind: 'endurance' })]).then(
      key,
      item({ kind: 'game-event', carIds: ['Mini'] }),
    );
  });

  it('is not there where one comes every day', () => {
    given(timeline, [made({ kind: 'daily' }), published]).then(key, item({ shown: 'gone' }));
    given(timeline, [made({ kind: 'daily' }), published, corrected({ kind: 'standard' })]).then(
      key,
      item({ shown: 'open', kind: 'game-event' }),
    );
  });
});
