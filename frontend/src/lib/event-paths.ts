import type { PlannedEvent } from '#contracts';
import { pages } from './paths.ts';

export const eventPath = (eventId: string): string =>
  `/events?${new URLSearchParams({ event: eventId, open: eventId }).toString()}`;

/** The timeline link to an event in its month; daily events are not there. */
export const eventOnTimeline = ({ eventId, facts }: Pick<PlannedEvent, 'eventId' | 'facts'>): string | undefined =>
  facts.kind === 'daily'
    ? undefined
    : `${pages.timeline}?${new URLSearchParams({ zoom: 'month', at: facts.startsAt.slice(0, 7), item: `event-${eventId}` }).toString()}`;
