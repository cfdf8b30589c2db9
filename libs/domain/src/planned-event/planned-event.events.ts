import type { Event } from '#kernel';
import type { GameRegion, PlaceHint, PlannedEventKind, PlannedEventReason } from './planned-event.enums.ts';

/** The opening times in one region: ISO 8601, UTC. */
export type RegionWindow = { readonly region: GameRegion; readonly startsAt: string; readonly endsAt: string };

/** The number of cars in a hand, 1 to 5, that must fit `criteria`, as in links. */
export type EventRequirement = { readonly name: string; readonly criteria: string; readonly atLeast: number };

/** The reward of ranks `from` to `to`; `to` null: and all below. */
export type EventReward = {
  readonly from: number;
  readonly to: number | null;
  readonly gold: number;
  readonly cash: number;
  readonly tickets: number;
  readonly packs: number;
  readonly carIds: readonly string[];
};

export type PlannedEventAttributes = {
  readonly name: string;
  readonly kind: PlannedEventKind;
  /** ISO 8601, UTC: the first region's start and the last region's end. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** The time zone of its announcement, as "Europe/Berlin". */
  readonly timeZone: string;
  /** Open for weeks; listed apart from those of the week. */
  readonly longTerm: boolean;
  /** Null: no limit. */
  readonly rqLimit: number | null;
  readonly requirements: readonly EventRequirement[];
  /** One to eight lists of five track codes: the opponent's tracks are one of them, place by place. */
  readonly tracksets: readonly (readonly string[])[];
  /** What suits each of the five places; empty without hints. */
  readonly hints: readonly (readonly PlaceHint[])[];
  /** Empty: at the same time everywhere. */
  readonly regions: readonly RegionWindow[];
  readonly rewards: readonly EventReward[];
  readonly links: readonly string[];
  /** Names of uploads, the first is its cover; absent in events from before images. */
  readonly images?: readonly string[];
};

export type OfPlannedEvent = { readonly eventId: string };

/** A game event was created; only staff see it yet. */
export type PlannedEventMade = Event<
  'PlannedEventMade',
  OfPlannedEvent & { readonly facts: PlannedEventAttributes; readonly source: 'moderator' | 'import' }
>;

/** A new version; the ones before stay. */
export type PlannedEventCorrected = Event<
  'PlannedEventCorrected',
  OfPlannedEvent & {
    readonly changes: Partial<PlannedEventAttributes>;
    readonly reason: PlannedEventReason;
    readonly textId?: string;
  }
>;

/** Patrons of tier 3 or higher see the full event, others its name. */
export type PlannedEventPreviewed = Event<'PlannedEventPreviewed', OfPlannedEvent>;

export type PlannedEventPublished = Event<'PlannedEventPublished', OfPlannedEvent>;

/** Only staff see it now. */
export type PlannedEventWithdrawn = Event<'PlannedEventWithdrawn', OfPlannedEvent & { readonly textId?: string }>;

export type PlannedEventPutBack = Event<'PlannedEventPutBack', OfPlannedEvent>;

export type PlannedEventEvent =
  | PlannedEventMade
  | PlannedEventCorrected
  | PlannedEventPreviewed
  | PlannedEventPublished
  | PlannedEventWithdrawn
  | PlannedEventPutBack;
