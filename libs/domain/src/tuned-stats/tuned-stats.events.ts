import type { ActorId, Event } from '#kernel';
import type { DisputeReason, TrustLevel, TunedFigures } from '#racing';

export type OfTunedStats = { readonly carId: string; readonly tune: string; readonly statsId: string };

/** A user submitted top speed, 0-60 and handling from the card of a tuned car. */
export type TunedStatsSubmitted = Event<
  'TunedStatsSubmitted',
  OfTunedStats & {
    readonly stats: TunedFigures;
    readonly submittedBy: ActorId;
    readonly gameVersion: string;
    readonly source: 'typed' | 'demo';
    readonly trust: TrustLevel;
    /** The version since which the car drives like this. */
    readonly drivesSince?: string;
    /** Far from the computed stats. */
    readonly doubted?: true;
  }
>;

export type TunedStatsWithdrawn = Event<'TunedStatsWithdrawn', OfTunedStats>;

/** A user voted that the stats are right, or why they are not; replaces an earlier vote of theirs. */
export type TunedStatsVoted = Event<
  'TunedStatsVoted',
  OfTunedStats & {
    readonly by: ActorId;
    readonly vote: 'up' | 'down';
    readonly reason?: DisputeReason;
    readonly weight: number;
    /** Version of the formula of the weight. */
    readonly formula: number;
  }
>;

export type TunedStatsVoteWithdrawn = Event<'TunedStatsVoteWithdrawn', OfTunedStats & { readonly by: ActorId }>;

export type TunedStatsHidden = Event<
  'TunedStatsHidden',
  OfTunedStats & { readonly by: ActorId; readonly reason: DisputeReason }
>;

export type TunedStatsRestored = Event<'TunedStatsRestored', OfTunedStats & { readonly by: ActorId }>;

export type TunedStatsEvent =
  | TunedStatsSubmitted
  | TunedStatsWithdrawn
  | TunedStatsVoted
  | TunedStatsVoteWithdrawn
  | TunedStatsHidden
  | TunedStatsRestored;
