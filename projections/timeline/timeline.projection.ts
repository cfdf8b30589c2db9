import type { GameVersionEvent, PlannedEventEvent, TimelineItemAttributes, TimelineItemEvent } from '#domain';
import type { Recorded } from '#kernel';
import type { Projection } from '#read-store';
import { eventItem, timelineKeyOfEvent } from './event-item.ts';
import type { TimelineDoc } from './timeline-doc.ts';

export type { TimelineDoc } from './timeline-doc.ts';

export const TIMELINE_CHANNEL = 'timeline';

/** A document stays small however often it is revised. */
const CHANGES_MAX = 20;

export const timelineKeyOf = (gameVersion: string): string => `version-${gameVersion}`;

type Told = TimelineItemEvent | GameVersionEvent | PlannedEventEvent;

/** View `timeline`: moderators' items, versions by their release day, and events, by their start. */
export const timeline: Projection<Told, TimelineDoc> = {
  name: 'timeline',
  version: 5,
  handles: [
    'TimelineItemDrafted',
    'TimelineItemRevised',
    'TimelineItemPublished',
    'TimelineItemWithdrawn',
    'TimelineItemRemoved',
    'TimelineItemPutBack',
    'GameVersionReleased',
    'GameVersionDated',
    'PlannedEventMade',
    'PlannedEventCorrected',
    'PlannedEventPreviewed',
    'PlannedEventPublished',
    'PlannedEventWithdrawn',
    'PlannedEventPutBack',
  ],
  indexes: [['shown', 'startsAt']],
  keysOf: ({ data }) => [keyOf(data)],
  channel: () => TIMELINE_CHANNEL,
  evolve: (doc, event) => {
    const { at, actor: by } = event.meta;
    if (isOfEvent(event)) return eventItem(doc, event);
    if (event.type === 'GameVersionReleased' || event.type === 'GameVersionDated')
      return versionItem(event.data, { at, times: event.revision });
    const changed = { at, times: event.revision };
    if (event.type === 'TimelineItemDrafted') {
      const change = { what: 'drafted', by, at } as const;
      return { itemId: event.data.itemId, ...factsOf(event.data), shown: 'draft', changes: [change], changed };
    }
    if (!doc) return doc;
    const now = event.type === 'TimelineItemRevised' ? { ...doc, ...factsOf(event.data) } : doc;
    const changes = [...doc.changes, { what: changeOf[event.type], by, at }].slice(-CHANGES_MAX);
    return { ...now, shown: shownAfter(event.type, now), changes, changed };
  },
};

const keyOf = (data: Told['data']): string => {
  if ('itemId' in data) return data.itemId;
  return 'eventId' in data ? timelineKeyOfEvent(data.eventId) : timelineKeyOf(data.gameVersion);
};

const isOfEvent = (event: Recorded<Told>): event is Recorded<PlannedEventEvent> => 'eventId' in event.data;

const changeOf = {
  TimelineItemRevised: 'revised',
  TimelineItemPublished: 'published',
  TimelineItemWithdrawn: 'withdrawn',
  TimelineItemRemoved: 'removed',
  TimelineItemPutBack: 'put-back',
} as const;

const shownAfter = (
  type: keyof typeof changeOf,
  { shown, spoiler }: Pick<TimelineDoc, 'shown' | 'spoiler'>,
): TimelineDoc['shown'] => {
  if (type === 'TimelineItemRemoved') return 'gone';
  if (type === 'TimelineItemWithdrawn' || type === 'TimelineItemPutBack') return 'draft';
  if (type === 'TimelineItemRevised' && shown !== 'open' && shown !== 'spoiler') return shown;
  return spoiler ? 'spoiler' : 'open';
};

const factsOf = ({ kind, name, startsAt, endsAt, carIds, spoiler, link, textId }: TimelineItemAttributes) => ({
  kind,
  name,
  startsAt,
  endsAt: endsAt ?? null,
  carIds,
  spoiler,
  link: link ?? null,
  textId: textId ?? null,
});

/** None where the release day is unknown: the day of its import is not shown. */
const versionItem = (
  { gameVersion, releasedOn }: GameVersionEvent['data'],
  changed: TimelineDoc['changed'],
): TimelineDoc | undefined =>
  !releasedOn
    ? undefined
    : {
        itemId: timelineKeyOf(gameVersion),
        kind: 'game-version',
        name: gameVersion,
        startsAt: `${releasedOn}T00:00:00.000Z`,
        endsAt: null,
        carIds: [],
        spoiler: false,
        link: null,
        textId: null,
        shown: 'open',
        changes: [],
        changed,
      };
