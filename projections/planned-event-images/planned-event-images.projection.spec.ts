import { given } from '#test/projection-kit';
import { aPlannedEvent as facts } from '#test/planned-event';
import type { PlannedEventEvent } from '#domain';
import { plannedEventImages } from './planned-event-images.projection.ts';

const made = (eventId: string, images: readonly string[]): PlannedEventEvent => ({
  type: 'PlannedEventMade',
  data: { eventId, facts: { ...facts, images }, source: 'moderator' },
});
const corrected = (eventId: string, images: readonly string[]): PlannedEventEvent => ({
  type: 'PlannedEventCorrected',
  data: { eventId, changes: { images }, reason: 'correction' },
});

describe('images of planned events', () => {
  it('say which events have had them, and keep those that an event has no longer', () => {
    const events = [made('coast', ['a', 'b']), corrected('coast', ['b']), made('harbour', ['b'])];
    given(plannedEventImages, events).then('a', { eventIds: ['coast'] });
    given(plannedEventImages, events).then('b', { eventIds: ['coast', 'harbour'] });
  });

  it('need none to be told', () => {
    const { images: _, ...before } = facts;
    const old: PlannedEventEvent = {
      type: 'PlannedEventMade',
      data: { eventId: 'old', facts: before, source: 'import' },
    };
    given(plannedEventImages, [old]).then('a', undefined);
  });
});
