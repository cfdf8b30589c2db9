import type { ActorId, Event } from '#kernel';
import type { DisputeReason, Doubt, LapTime, LapTimeValue, Support, TrustLevel } from '#racing';

/** Where a time comes from: a person typed it, a file brought it, or it is one of the demo times of an empty installation. */
export type LapTimeSource = 'typed' | 'import' | 'demo';

type CellKey = { readonly carId: string; readonly tune: string; readonly trackCode: string };
type OfTime = CellKey & { readonly lapTimeId: string };

/** How a person's time fares: nobody has settled it, others or a moderator accepted it, they voted it down or hid it. */
export type Fare = 'open' | 'accepted' | 'reversed';

/** A person's time fares otherwise now: their trust follows. */
export type FaredOtherwise = {
  readonly lapTimeId: string;
  readonly submittedBy: ActorId;
  readonly from: Fare;
  readonly to: Fare;
};

/**
 * What an event makes of its cell: what is current now, by `currentTimeOf`, the version of the game in which that was
 * measured, what it leans on where that is less than trust, and whose times fare otherwise.
 */
export type Outcome = {
  readonly standing: LapTime;
  readonly standingVersion?: string;
  readonly standingSupport?: Extract<Support, 'unconfirmed' | 'doubted' | 'disputed'>;
  readonly faring?: readonly FaredOtherwise[];
};

/**
 * Somebody said what a car does on a track. Without an outcome it is what is current now; without `trust` it was said
 * before people were weighed.
 */
export type LapTimeSubmitted = Event<
  'LapTimeSubmitted',
  OfTime & {
    readonly value: LapTimeValue;
    readonly submittedBy: ActorId;
    readonly gameVersion: string;
    readonly source: LapTimeSource;
    readonly trust?: TrustLevel;
    /** Since which version the car drives as it does. */
    readonly drivesSince?: string;
    /** Why its figures are doubted, with them. */
    readonly doubts?: readonly Doubt[];
    /**
     * A moderator looks at it although nothing speaks against it: one of many by a trusted person, or said while its
     * figures could not be asked.
     */
    readonly sampled?: true;
  } & Partial<Outcome>
>;

/** Its author took it back. The outcome of the first versions named what is current, and its version where there is one. */
export type LapTimeWithdrawn = Event<'LapTimeWithdrawn', OfTime & Outcome>;

/** Somebody said that a time is right, or why it is not; a vote of the same person before it is void. */
export type LapTimeVoted = Event<
  'LapTimeVoted',
  OfTime & {
    readonly by: ActorId;
    readonly vote: 'up' | 'down';
    readonly reason?: DisputeReason;
    readonly weight: number;
    /** Version of the formula that the weight comes from. */
    readonly formula: number;
  } & Outcome
>;

/** Somebody took their vote back. */
export type LapTimeVoteWithdrawn = Event<'LapTimeVoteWithdrawn', OfTime & { readonly by: ActorId } & Outcome>;

/** A moderator settled that a time is right, whatever was voted. */
export type LapTimeAccepted = Event<'LapTimeAccepted', OfTime & { readonly by: ActorId } & Outcome>;

/** A moderator hid a time as suspect. */
export type LapTimeHidden = Event<
  'LapTimeHidden',
  OfTime & { readonly by: ActorId; readonly reason: DisputeReason; readonly textId?: string } & Outcome
>;

/** A moderator took back what was settled: the time counts by its votes and figures again. */
export type LapTimeRestored = Event<'LapTimeRestored', OfTime & { readonly by: ActorId } & Outcome>;

/** Whoever said a time shows it by a picture; `file` is an upload of theirs, in place of one before; `hidden`: the time is not shown. */
export type LapTimeEvidenceGiven = Event<
  'LapTimeEvidenceGiven',
  OfTime & { readonly file: string; readonly by: ActorId; readonly hidden?: true }
>;

/** The picture of a time is taken away, by whoever gave it or by staff. */
export type LapTimeEvidenceRemoved = Event<'LapTimeEvidenceRemoved', OfTime & { readonly by: ActorId }>;

/** Of pictures, which no rule of what counts looks at. */
export type EvidenceEvent = LapTimeEvidenceGiven | LapTimeEvidenceRemoved;

export type CellEvent =
  | LapTimeSubmitted
  | LapTimeWithdrawn
  | LapTimeVoted
  | LapTimeVoteWithdrawn
  | LapTimeAccepted
  | LapTimeHidden
  | LapTimeRestored;
