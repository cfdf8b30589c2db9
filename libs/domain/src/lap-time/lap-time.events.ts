import type { ActorId, Event } from '#kernel';
import type { DisputeReason, OutlierFlag, LapTime, LapTimeValue, TimeConfidence, TrustLevel } from '#racing';

/** The source of a time: a user typed it, a file contains it, or it is a demo time of an empty installation. */
export type LapTimeSource = 'typed' | 'import' | 'demo';

type CellKey = { readonly carId: string; readonly tune: string; readonly trackCode: string };
type OfTime = CellKey & { readonly lapTimeId: string };

/** The status of a user's time: undecided, accepted by votes or a moderator, or voted down or hidden. */
export type RulingStatus = 'open' | 'accepted' | 'reversed';

export type FaredOtherwise = {
  readonly lapTimeId: string;
  readonly submittedBy: ActorId;
  readonly from: RulingStatus;
  readonly to: RulingStatus;
};

/**
 * An event's effect on its cell: the current time, by `currentTimeOf`, the game version in which it was measured, its
 * support where that is less than trust, and the times whose status changed.
 */
export type CurrentTimeChange = {
  readonly standing: LapTime;
  readonly standingVersion?: string;
  readonly standingSupport?: Extract<TimeConfidence, 'unconfirmed' | 'doubted' | 'disputed'>;
  readonly faring?: readonly FaredOtherwise[];
};

/**
 * A user submitted a time of a car on a track. Without an outcome it is the current time; without `trust` it is from
 * before trust was computed.
 */
export type LapTimeSubmitted = Event<
  'LapTimeSubmitted',
  OfTime & {
    readonly value: LapTimeValue;
    readonly submittedBy: ActorId;
    readonly gameVersion: string;
    readonly source: LapTimeSource;
    readonly trust?: TrustLevel;
    /** The version since which the car drives like this. */
    readonly drivesSince?: string;
    /** Why it is doubted, with the numbers. */
    readonly doubts?: readonly OutlierFlag[];
    /**
     * A moderator reviews it although nothing is wrong with it: a random sample of a trusted user's, or submitted while
     * the checks were unavailable.
     */
    readonly sampled?: true;
  } & Partial<CurrentTimeChange>
>;

/**
 * Its author withdrew it. The outcome of the first versions had the current time, and its version where there is one.
 */
export type LapTimeWithdrawn = Event<'LapTimeWithdrawn', OfTime & CurrentTimeChange>;

/** A user voted that a time is right, or why it is not; replaces an earlier vote of theirs. */
export type LapTimeVoted = Event<
  'LapTimeVoted',
  OfTime & {
    readonly by: ActorId;
    readonly vote: 'up' | 'down';
    readonly reason?: DisputeReason;
    readonly weight: number;
    /** Version of the formula of the weight. */
    readonly formula: number;
  } & CurrentTimeChange
>;

export type LapTimeVoteWithdrawn = Event<'LapTimeVoteWithdrawn', OfTime & { readonly by: ActorId } & CurrentTimeChange>;

export type LapTimeAccepted = Event<'LapTimeAccepted', OfTime & { readonly by: ActorId } & CurrentTimeChange>;

export type LapTimeHidden = Event<
  'LapTimeHidden',
  OfTime & { readonly by: ActorId; readonly reason: DisputeReason; readonly textId?: string } & CurrentTimeChange
>;

/** A moderator undid the decision: the time counts by its votes and numbers again. */
export type LapTimeRestored = Event<'LapTimeRestored', OfTime & { readonly by: ActorId } & CurrentTimeChange>;

/**
 * The author of a time added a picture as evidence; `file` is their upload, replacing an earlier one; `hidden`: the
 * time is not shown.
 */
export type LapTimeEvidenceGiven = Event<
  'LapTimeEvidenceGiven',
  OfTime & { readonly file: string; readonly by: ActorId; readonly hidden?: true }
>;

/** The evidence of a time was removed, by its author or by staff. */
export type LapTimeEvidenceRemoved = Event<'LapTimeEvidenceRemoved', OfTime & { readonly by: ActorId }>;

export type EvidenceEvent = LapTimeEvidenceGiven | LapTimeEvidenceRemoved;

export type CellEvent =
  | LapTimeSubmitted
  | LapTimeWithdrawn
  | LapTimeVoted
  | LapTimeVoteWithdrawn
  | LapTimeAccepted
  | LapTimeHidden
  | LapTimeRestored;
