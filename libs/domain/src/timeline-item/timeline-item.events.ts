import type { ActorId, Event } from '#kernel';

/** What happens in the game and around it. Source: the players' notes on the timeline. */
export const timelineKinds = [
  'tri-series',
  'gt-series',
  'collection-series',
  'veteran-challenge',
  'extraordinary-event',
  'extraordinary-challenge',
  'offers',
  'game-update',
  'game-news',
  'community-news',
  'other',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

export type OfTimelineItem = { readonly itemId: string };

/**
 * What is said of an item: its name as staff give it, when it begins and ends (ISO 8601), the cars it is about. `spoiler`:
 * until it begins, only those hear of it who want to. `textId`: its description.
 */
export type TimelineFacts = {
  readonly kind: TimelineKind;
  readonly name: string;
  readonly startsAt: string;
  readonly endsAt?: string;
  readonly carIds: readonly string[];
  readonly spoiler: boolean;
  readonly link?: string;
  readonly textId?: string;
};

/** A moderator wrote an item that nobody but staff sees yet. */
export type TimelineItemDrafted = Event<
  'TimelineItemDrafted',
  OfTimelineItem & TimelineFacts & { readonly author: ActorId }
>;

/** All that is said of it is this from now on. */
export type TimelineItemRevised = Event<'TimelineItemRevised', OfTimelineItem & TimelineFacts>;

/** Everybody sees it. */
export type TimelineItemPublished = Event<'TimelineItemPublished', OfTimelineItem>;

/** It is a draft again. */
export type TimelineItemWithdrawn = Event<'TimelineItemWithdrawn', OfTimelineItem>;

/** A draft was thrown away. */
export type TimelineItemRemoved = Event<'TimelineItemRemoved', OfTimelineItem>;

/** It is a draft again after all. */
export type TimelineItemPutBack = Event<'TimelineItemPutBack', OfTimelineItem>;

export type TimelineItemEvent =
  | TimelineItemDrafted
  | TimelineItemRevised
  | TimelineItemPublished
  | TimelineItemWithdrawn
  | TimelineItemRemoved
  | TimelineItemPutBack;
