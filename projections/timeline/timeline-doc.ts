import type { PlannedEventKind, PlannedEventStatus, TimelineKind } from '#domain';

/** A change of an item, with its actor (a user id) and time (ISO 8601). */
export type TimelineChange = {
  readonly what: 'drafted' | 'revised' | 'published' | 'withdrawn' | 'removed' | 'put-back';
  readonly by: string;
  readonly at: string;
};

/** A game event as an item, and its prize cars. */
export type EventOnTimeline = {
  readonly eventId: string;
  readonly kind: PlannedEventKind;
  readonly status: PlannedEventStatus;
  readonly prizes: readonly string[];
};

/**
 * An item of the timeline. `shown`: to all, until its start only to users who opted in, to staff, to no one. `textId`
 * its description, `changes` the latest ones, oldest first.
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
  /** When it was last changed (ISO 8601), and how often since its publication. */
  readonly changed: { readonly at: string; readonly times: number };
  readonly event?: EventOnTimeline;
};
