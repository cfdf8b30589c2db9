import type { PlannedEventKind, PlannedEventStatus, TimelineKind } from '#domain';

/** What was done to an item, by whom (a user id) and when (ISO 8601). */
export type TimelineChange = {
  readonly what: 'drafted' | 'revised' | 'published' | 'withdrawn' | 'removed' | 'put-back';
  readonly by: string;
  readonly at: string;
};

/** An event of the game that is an item, and the cars that are won there. */
export type EventOnTimeline = {
  readonly eventId: string;
  readonly kind: PlannedEventKind;
  readonly status: PlannedEventStatus;
  readonly prizes: readonly string[];
};

/**
 * An item of the timeline. `shown`: to everybody, until it begins only to those who want to know, to staff, to nobody.
 * `textId` its description, `changes` the latest ones, oldest first.
 */
export type TimelineDoc = {
  readonly itemId: string;
  readonly kind: TimelineKind | 'game-version' | 'game-event';
  readonly name: string;
  readonly startsAt: string;
  readonly endsAt: string | null;
  readonly carIds: readonly string[];
  readonly spoiler: boolean;
  readonly link: string | null;
  readonly textId: string | null;
  readonly shown: 'open' | 'spoiler' | 'draft' | 'gone';
  readonly changes: readonly TimelineChange[];
  /** When it was last told otherwise (ISO 8601), and how often since it was first told. */
  readonly changed: { readonly at: string; readonly times: number };
  /** Only of an item that comes from an event. */
  readonly event?: EventOnTimeline;
};
