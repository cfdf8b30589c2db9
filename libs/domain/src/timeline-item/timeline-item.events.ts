import type { ActorId, Event } from '#kernel';

/** Source: the players' notes on the timeline. */
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
 * The attributes of an item: its name by staff, its start and end (ISO 8601), its cars. `spoiler`: until it starts,
 * only users who opted in see it. `textId`: its description.
 */
export type TimelineItemAttributes = {
  readonly kind: TimelineKind;
  readonly name: string;
  readonly startsAt: string;
  readonly endsAt?: string;
  readonly carIds: readonly string[];
  readonly spoiler: boolean;
  readonly link?: string;
  readonly textId?: string;
};

/** A moderator created an item; only staff see it yet. */
export type TimelineItemDrafted = Event<
  'TimelineItemDrafted',
  OfTimelineItem & TimelineItemAttributes & { readonly author: ActorId }
>;

/** Replaces all its attributes. */
export type TimelineItemRevised = Event<'TimelineItemRevised', OfTimelineItem & TimelineItemAttributes>;

export type TimelineItemPublished = Event<'TimelineItemPublished', OfTimelineItem>;

/** It is a draft again. */
export type TimelineItemWithdrawn = Event<'TimelineItemWithdrawn', OfTimelineItem>;

export type TimelineItemRemoved = Event<'TimelineItemRemoved', OfTimelineItem>;

/** A removed draft was restored. */
export type TimelineItemPutBack = Event<'TimelineItemPutBack', OfTimelineItem>;

export type TimelineItemEvent =
  | TimelineItemDrafted
  | TimelineItemRevised
  | TimelineItemPublished
  | TimelineItemWithdrawn
  | TimelineItemRemoved
  | TimelineItemPutBack;
