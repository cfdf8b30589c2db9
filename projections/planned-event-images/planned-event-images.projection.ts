import type { PlannedEventEvent } from '#domain';
import type { Projection } from '#read-store';
import { PLANNED_EVENTS_CHANNEL } from '../planned-events/planned-events.projection.ts';

/** The events that have had an image, even if they no longer have it: a version with it can be restored. */
export type PlannedEventImage = { readonly eventIds: readonly string[] };

/** View `planned-event-images`: which uploads are images of events, by file name. */
export const plannedEventImages: Projection<PlannedEventEvent, PlannedEventImage> = {
  name: 'planned-event-images',
  version: 1,
  handles: ['PlannedEventMade', 'PlannedEventCorrected'],
  indexes: [],
  keysOf: (event) => [...new Set(imagesOf(event))],
  channel: () => PLANNED_EVENTS_CHANNEL,
  evolve: (doc = { eventIds: [] }, { data: { eventId } }) =>
    doc.eventIds.includes(eventId) ? doc : { eventIds: [...doc.eventIds, eventId] },
};

const imagesOf = (event: PlannedEventEvent): readonly string[] => {
  if (event.type === 'PlannedEventMade') return event.data.facts.images ?? [];
  return event.type === 'PlannedEventCorrected' ? (event.data.changes.images ?? []) : [];
};
