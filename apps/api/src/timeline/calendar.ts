import type { TimelineDoc } from '#projections/timeline/timeline.projection';
import { calendarFile, uidOfEvent } from '../calendars/calendar-file.ts';
import { titleOf } from './atom.ts';

const HOUR_MS = 3_600_000;

/** Items of the timeline as a calendar; one without an end lasts an hour. */
export const calendarOf = (items: readonly TimelineDoc[], site: string): string =>
  calendarFile(
    'Track Day Records: Timeline',
    items.map((item) => ({
      // An event of the game has the same id in every calendar.
      uid: item.event ? uidOfEvent(item.event.eventId) : `${item.itemId}@${new URL(site).hostname}`,
      changed: item.changed,
      startsAt: item.startsAt,
      endsAt: item.endsAt ?? new Date(Date.parse(item.startsAt) + HOUR_MS).toISOString(),
      summary: titleOf(item),
      url: `${site}/timeline?item=${encodeURIComponent(item.itemId)}`,
    })),
  );
