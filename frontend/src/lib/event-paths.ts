import type { PlannedEvent } from '#contracts';
import { pages } from './paths.ts';

/** An event on its page. */
export const eventPath = (eventId: string): string =>
  `/events?${new URLSearchParams({ event: eventId, open: eventId }).toString()}`;

/** An event among all that goes on in its month; what comes every day is not there. */
export const eventOnTimeline = ({ eventId, facts }: Pick<PlannedEvent, 'eventId' | 'facts'>): string | undefined =>
  facts.kind === 'daily'
    ? undefined
    : `${pages.timeline}?${new URLSearchParams({ zoom: 'month', at: facts.startsAt.slice(0, 7), item: `event-${eventId}` }).toString()}`;
