import type { PlannedEventEvent, PlannedEventAttributes, PlannedEventKind } from '#domain';
import type { Recorded } from '#kernel';
import type { EventOnTimeline, TimelineDoc } from './timeline-doc.ts';

/** The kind of a game event on the timeline: its series, or just an event. */
const kindOf: Readonly<Partial<Record<PlannedEventKind, TimelineDoc['kind']>>> = {
  'tri-series': 'tri-series',
  'tri-series-final': 'tri-series',
  'gt-series': 'gt-series',
  'collection-series': 'collection-series',
};
/** There is one every day: it would dominate the timeline. */
const LEFT_OUT: PlannedEventKind = 'daily';

const statusAfter = {
  PlannedEventPreviewed: 'preview',
  PlannedEventPublished: 'published',
  PlannedEventWithdrawn: 'withdrawn',
  PlannedEventPutBack: 'draft',
} as const;

export const timelineKeyOfEvent = (eventId: string): string => `event-${eventId}`;

/** The item of an event: shown while the event is. Rewards are shown from its publication on, as on its own page. */
export const eventItem = (
  doc: TimelineDoc | undefined,
  event: Recorded<PlannedEventEvent>,
): TimelineDoc | undefined => {
  const changed = { at: event.meta.at, times: event.revision };
  if (event.type === 'PlannedEventMade') {
    const { eventId, facts } = event.data;
    const { name, startsAt, endsAt, kind, rewards } = facts;
    const of = { itemId: timelineKeyOfEvent(eventId), name, startsAt, endsAt, changed };
    return shownAs(of, { eventId, kind, status: 'draft', prizes: prizesOf(rewards) });
  }
  if (!doc?.event) return undefined;
  if (event.type !== 'PlannedEventCorrected')
    return shownAs({ ...doc, changed }, { ...doc.event, status: statusAfter[event.type] });
  const { name = doc.name, startsAt = doc.startsAt, endsAt = doc.endsAt, ...changes } = event.data.changes;
  const { kind = doc.event.kind, rewards } = changes;
  const prizes = rewards === undefined ? doc.event.prizes : prizesOf(rewards);
  return shownAs({ ...doc, name, startsAt, endsAt, changed }, { ...doc.event, kind, prizes });
};

type Facts = Pick<TimelineDoc, 'itemId' | 'name' | 'startsAt' | 'endsAt' | 'changed'>;

const shownAs = ({ itemId, name, startsAt, endsAt, changed }: Facts, event: EventOnTimeline): TimelineDoc => {
  const { kind, status, prizes } = event;
  const isShown = kind !== LEFT_OUT && (status === 'preview' || status === 'published');
  return {
    itemId,
    kind: kindOf[kind] ?? 'game-event',
    name,
    startsAt,
    endsAt,
    carIds: status === 'published' ? prizes : [],
    spoiler: false,
    link: null,
    textId: null,
    shown: isShown ? 'open' : 'gone',
    changes: [],
    changed,
    event,
  };
};

const prizesOf = (rewards: PlannedEventAttributes['rewards']): readonly string[] => [
  ...new Set(rewards.flatMap(({ carIds }) => carIds)),
];
