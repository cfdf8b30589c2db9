import { Command, type StoredText, RuleBroken } from '#kernel';
import type {
  OfTimelineItem,
  TimelineItemAttributes,
  TimelineItemDrafted,
  TimelineItemRevised,
} from './timeline-item.events.ts';
import type { TimelineItem } from './timeline-item.state.ts';
import { timelineItemPermissions } from './timeline-item.permissions.ts';

/** The game is not older. Source: the first year in the players' garages. */
export const TIMELINE_BEGINS = '2016-01-01T00:00:00.000Z';
/** The maximum length of an item: a query for a period looks no further back for items still running. Our choice. */
export const TIMELINE_DAYS_MAX = 120;

const DAY_MS = 86_400_000;

type Said = Omit<TimelineItemAttributes, 'textId'> & { readonly description?: string };
type WriteFacts = StoredText & { readonly unknownCars: readonly string[] };

/** Create an item that only staff see until it is published. */
export class DraftTimelineItem extends Command<Said> {}

/** Replace all attributes of an item. */
export class ReviseTimelineItem extends Command<OfTimelineItem & Said> {}

export const draftTimelineItem = (
  { data, meta }: DraftTimelineItem,
  state: TimelineItem,
  { itemId, ...facts }: WriteFacts & OfTimelineItem,
): readonly TimelineItemDrafted[] => {
  timelineItemPermissions.check('draft-timeline-item', state, meta);
  return [{ type: 'TimelineItemDrafted', data: { itemId, author: meta.actor, ...said(data, facts) } }];
};

export const reviseTimelineItem = (
  { data, meta }: ReviseTimelineItem,
  state: TimelineItem,
  facts: WriteFacts,
): readonly TimelineItemRevised[] => {
  const { itemId } = data;
  timelineItemPermissions.check('revise-timeline-item', state, meta, { itemId });
  return [{ type: 'TimelineItemRevised', data: { itemId, ...said(data, facts) } }];
};

const said = (data: Said, { unknownCars, textId }: WriteFacts): TimelineItemAttributes => {
  const { kind, name, startsAt, endsAt, carIds, spoiler, link } = data;
  if (startsAt < TIMELINE_BEGINS) throw new RuleBroken('timeline-too-early', { from: TIMELINE_BEGINS.slice(0, 10) });
  if (endsAt !== undefined) checkEnd(startsAt, endsAt);
  const [unknown] = unknownCars;
  if (unknown !== undefined) throw new RuleBroken('car-unknown', { carId: unknown });
  return {
    kind,
    name,
    startsAt,
    ...(endsAt === undefined ? {} : { endsAt }),
    carIds,
    spoiler,
    ...(link === undefined ? {} : { link }),
    ...(textId === undefined ? {} : { textId }),
  };
};

const checkEnd = (startsAt: string, endsAt: string): void => {
  const days = (Date.parse(endsAt) - Date.parse(startsAt)) / DAY_MS;
  if (days < 0) throw new RuleBroken('timeline-ends-too-early');
  if (days > TIMELINE_DAYS_MAX) throw new RuleBroken('timeline-too-long', { days: TIMELINE_DAYS_MAX });
};
