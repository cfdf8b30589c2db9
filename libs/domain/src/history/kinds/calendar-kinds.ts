import { clubMonthStream } from '../../club/club-day.state.ts';
import { clubSetStream } from '../../club/club-set.state.ts';
import type { ClubDayEvent, ClubSetEvent } from '../../club/club.events.ts';
import type { PlannedEventEvent } from '../../planned-event/planned-event.events.ts';
import { plannedEventStream } from '../../planned-event/planned-event.state.ts';
import type { TimelineItemAttributes, TimelineItemEvent } from '../../timeline-item/timeline-item.events.ts';
import { timelineItemStream } from '../../timeline-item/timeline-item.state.ts';
import { always, type HistoryKind, inStatus, oneStream } from '../history-kind.ts';

/** A game event, from its draft on. */
export const plannedEventHistoryKind: HistoryKind<PlannedEventEvent> = {
  kind: 'planned-event',
  stream: oneStream(plannedEventStream),
  itemOf: ({ eventId }) => eventId,
  seenBy: 'moderators',
  isPublic: inStatus('published'),
  acts: {
    PlannedEventMade: { act: 'created', byStaff: true, status: 'draft', facts: ({ facts }) => facts },
    PlannedEventCorrected: { act: 'corrected', byStaff: true, facts: ({ changes }) => changes },
    PlannedEventPreviewed: { act: 'previewed', byStaff: true, status: 'preview' },
    PlannedEventPublished: { act: 'published', byStaff: true, status: 'published' },
    PlannedEventWithdrawn: { act: 'withdrawn', byStaff: true, status: 'withdrawn' },
    PlannedEventPutBack: { act: 'put-back', byStaff: true, status: 'draft' },
  },
};

export const clubSetHistoryKind: HistoryKind<ClubSetEvent> = {
  kind: 'club-set',
  stream: oneStream(clubSetStream),
  itemOf: ({ setId }) => setId,
  seenBy: 'moderators',
  isPublic: inStatus('active', 'retired'),
  acts: {
    ClubSetMade: { act: 'created', byStaff: true, status: 'active', facts: ({ facts }) => facts },
    ClubSetCorrected: { act: 'corrected', byStaff: true, facts: ({ changes }) => changes },
    ClubSetRetired: { act: 'retired', byStaff: true, status: 'retired' },
    ClubSetPutBack: { act: 'put-back', byStaff: true, status: 'active' },
  },
};

export const clubDayHistoryKind: HistoryKind<ClubDayEvent> = {
  kind: 'club-day',
  stream: oneStream(clubMonthStream),
  itemOf: ({ day }) => day,
  seenBy: 'moderators',
  isPublic: always,
  acts: { ClubDaySet: { act: 'told', byStaff: true, status: 'known', facts: ({ facts }) => facts } },
};

const told = ({ kind, name, startsAt, endsAt, carIds, spoiler, link, textId }: TimelineItemAttributes) => ({
  kind,
  name,
  startsAt,
  endsAt,
  carIds,
  spoiler,
  link,
  words: textId === undefined ? undefined : { textId },
});

/** An item of the timeline; a secret one is visible only to staff before it starts. */
export const timelineHistoryKind: HistoryKind<TimelineItemEvent> = {
  kind: 'timeline',
  stream: oneStream(timelineItemStream),
  itemOf: ({ itemId }) => itemId,
  seenBy: 'moderators',
  isPublic: ({ status, facts }, now) =>
    status === 'published' && (facts['spoiler'] !== true || String(facts['startsAt']) <= now),
  acts: {
    TimelineItemDrafted: { act: 'created', byStaff: true, status: 'draft', facts: told },
    TimelineItemRevised: { act: 'corrected', byStaff: true, facts: told },
    TimelineItemPublished: { act: 'published', byStaff: true, status: 'published' },
    TimelineItemWithdrawn: { act: 'withdrawn', byStaff: true, status: 'draft' },
    TimelineItemRemoved: { act: 'removed', byStaff: true, status: 'removed' },
    TimelineItemPutBack: { act: 'put-back', byStaff: true, status: 'draft' },
  },
};
