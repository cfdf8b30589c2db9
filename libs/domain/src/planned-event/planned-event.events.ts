import type { Event } from '#kernel';
import type { GameRegion, PlaceHint, PlannedEventKind, PlannedEventReason } from './planned-event-words.ts';

/** When it is open in one region: ISO 8601, UTC. */
export type RegionWindow = { readonly region: GameRegion; readonly startsAt: string; readonly endsAt: string };

/** So many cars of a hand, 1 to 5, must fit `criteria`, as links hold them. */
export type EventRequirement = { readonly name: string; readonly criteria: string; readonly atLeast: number };

/** What ranks `from` to `to` win; `to` null: and all below. */
export type EventReward = {
  readonly from: number;
  readonly to: number | null;
  readonly gold: number;
  readonly cash: number;
  readonly tickets: number;
  readonly packs: number;
  readonly carIds: readonly string[];
};

/** All that is told of an event of the game. */
export type PlannedEventFacts = {
  readonly name: string;
  readonly kind: PlannedEventKind;
  /** ISO 8601, UTC: the first region's start and the last region's end. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** The zone that it is announced in, as "Europe/Berlin". */
  readonly timeZone: string;
  /** Open for weeks; shown apart from those of the week. */
  readonly longTerm: boolean;
  /** Null: a hand may cost what it will. */
  readonly rqLimit: number | null;
  readonly requirements: readonly EventRequirement[];
  /** One to eight of five track codes: the opponent's tracks are one of them, place by place. */
  readonly tracksets: readonly (readonly string[])[];
  /** What suits each of the five places; empty where nothing is told. */
  readonly hints: readonly (readonly PlaceHint[])[];
  /** Empty: at the same time everywhere. */
  readonly regions: readonly RegionWindow[];
  readonly rewards: readonly EventReward[];
  readonly links: readonly string[];
  /** Names of uploads, the first for its cover; none in those that were written down before there were any. */
  readonly images?: readonly string[];
};

export type OfPlannedEvent = { readonly eventId: string };

/** Somebody wrote down an event of the game; nobody but staff sees it yet. */
export type PlannedEventMade = Event<
  'PlannedEventMade',
  OfPlannedEvent & { readonly facts: PlannedEventFacts; readonly source: 'moderator' | 'import' }
>;

/** It is told otherwise: a new version, the ones before stay. */
export type PlannedEventCorrected = Event<
  'PlannedEventCorrected',
  OfPlannedEvent & {
    readonly changes: Partial<PlannedEventFacts>;
    readonly reason: PlannedEventReason;
    readonly textId?: string;
  }
>;

/** Patrons of tier 3 or higher see it whole, others its name. */
export type PlannedEventPreviewed = Event<'PlannedEventPreviewed', OfPlannedEvent>;

/** Everybody sees it. */
export type PlannedEventPublished = Event<'PlannedEventPublished', OfPlannedEvent>;

/** It is shown to nobody but staff any more. */
export type PlannedEventWithdrawn = Event<'PlannedEventWithdrawn', OfPlannedEvent & { readonly textId?: string }>;

/** It is a draft again. */
export type PlannedEventPutBack = Event<'PlannedEventPutBack', OfPlannedEvent>;

export type PlannedEventEvent =
  | PlannedEventMade
  | PlannedEventCorrected
  | PlannedEventPreviewed
  | PlannedEventPublished
  | PlannedEventWithdrawn
  | PlannedEventPutBack;
