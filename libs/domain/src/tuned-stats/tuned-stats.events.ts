import type { ActorId, Event } from '#kernel';
import type { DisputeReason, TrustLevel, TunedFigures } from '#racing';

/** A car in a tune, and one of the times that its card was read. */
export type OfTunedStats = { readonly carId: string; readonly tune: string; readonly statsId: string };

/** Somebody read top speed, 0-60 and handling off the card of a tuned car. */
export type TunedStatsSubmitted = Event<
  'TunedStatsSubmitted',
  OfTunedStats & {
    readonly stats: TunedFigures;
    readonly submittedBy: ActorId;
    readonly gameVersion: string;
    readonly source: 'typed' | 'demo';
    readonly trust: TrustLevel;
    /** Since which version the car drives as it does. */
    readonly drivesSince?: string;
    /** Far from what the formulas say. */
    readonly doubted?: true;
  }
>;

/** Its author took it back. */
export type TunedStatsWithdrawn = Event<'TunedStatsWithdrawn', OfTunedStats>;

/** Somebody said that the figures are right, or why they are not; a vote of the same person before it is void. */
export type TunedStatsVoted = Event<
  'TunedStatsVoted',
  OfTunedStats & {
    readonly by: ActorId;
    readonly vote: 'up' | 'down';
    readonly reason?: DisputeReason;
    readonly weight: number;
    /** Version of the formula that the weight comes from. */
    readonly formula: number;
  }
>;

/** Somebody took their vote back. */
export type TunedStatsVoteWithdrawn = Event<'TunedStatsVoteWithdrawn', OfTunedStats & { readonly by: ActorId }>;

/** A moderator hid figures as suspect. */
export type TunedStatsHidden = Event<
  'TunedStatsHidden',
  OfTunedStats & { readonly by: ActorId; readonly reason: DisputeReason }
>;

/** A moderator showed them again. */
export type TunedStatsRestored = Event<'TunedStatsRestored', OfTunedStats & { readonly by: ActorId }>;

export type TunedStatsEvent =
  | TunedStatsSubmitted
  | TunedStatsWithdrawn
  | TunedStatsVoted
  | TunedStatsVoteWithdrawn
  | TunedStatsHidden
  | TunedStatsRestored;
