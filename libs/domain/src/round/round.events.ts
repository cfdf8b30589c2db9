import type { ActorId, Event } from '#kernel';
import type { RaceAttributes } from '../challenge/challenge.events.ts';
import type { RoundFault, RoundReason } from './round.enums.ts';

/** A round of a challenge, counting from 1. */
export type OfRound = { readonly challengeId: string; readonly round: number };
export type OfSubmission = OfRound & { readonly submissionId: string };

/**
 * The opponent's five cars on five tracks, and the limits for a hand; an absent limit or criteria are the challenge's.
 * Criteria are codes only, without names of their parts.
 */
export type RoundContent = {
  readonly races: readonly RaceAttributes[];
  readonly rqLimit?: number;
  readonly criteria?: string;
};

export type SolvingCar = { readonly carId: string; readonly tune: string; readonly points: number };

/** A moderator's reason; `textId`: their own words. */
type Why = { readonly reason: RoundReason; readonly textId?: string };

/**
 * A user locked the round until then (ISO 8601); `takenFrom`: a moderator took it over. `unchanged`: how often in a row
 * the same user prolonged it without saving a change.
 */
export type RoundLocked = Event<
  'RoundLocked',
  OfRound & {
    readonly by: ActorId;
    readonly until: string;
    readonly takenFrom?: ActorId;
    readonly unchanged?: number;
  } & Partial<Why>
>;

export type RoundLockExtended = Event<
  'RoundLockExtended',
  OfRound & { readonly by: ActorId; readonly until: string; readonly unchanged?: number }
>;

export type RoundUnlocked = Event<'RoundUnlocked', OfRound & { readonly by: ActorId; readonly takenFrom?: ActorId }>;

export type RoundDraftSaved = Event<
  'RoundDraftSaved',
  OfRound & { readonly by: ActorId; readonly content: RoundContent }
>;

/** A user submitted a round: it waits for a moderator, next to other users' submissions. */
export type RoundSubmitted = Event<
  'RoundSubmitted',
  OfSubmission & { readonly submittedBy: ActorId; readonly content: RoundContent }
>;

export type RoundSubmissionWithdrawn = Event<'RoundSubmissionWithdrawn', OfSubmission>;

/** A user voted that a submission is right, or what is wrong with it; replaces an earlier vote of theirs. */
export type RoundVoted = Event<
  'RoundVoted',
  OfSubmission & {
    readonly by: ActorId;
    readonly vote: 'up' | 'down';
    readonly reason?: RoundFault;
    readonly weight: number;
    /** Version of the formula of the weight. */
    readonly formula: number;
  }
>;

export type RoundVoteWithdrawn = Event<'RoundVoteWithdrawn', OfSubmission & { readonly by: ActorId }>;

export type RoundSubmissionApproved = Event<'RoundSubmissionApproved', OfSubmission>;

export type RoundSubmissionDeclined = Event<
  'RoundSubmissionDeclined',
  OfSubmission & { readonly reason: RoundFault; readonly textId?: string }
>;

/** The decision is undone: it waits again, and the round's earlier content is restored. */
export type RoundSubmissionReopened = Event<'RoundSubmissionReopened', OfSubmission>;

export type RoundFilled = Event<'RoundFilled', OfRound & { readonly by: ActorId; readonly content: RoundContent }>;

/** Its solutions were computed: the best hand, none where no hand is allowed. `filledBy`: the author of the content. */
export type RoundSolved = Event<
  'RoundSolved',
  OfRound & {
    readonly by: ActorId;
    readonly hand: readonly SolvingCar[];
    readonly rq: number;
    readonly filledBy?: ActorId;
  }
>;

export type RoundSolutionsReset = Event<'RoundSolutionsReset', OfRound & Why>;

export type RoundReset = Event<'RoundReset', OfRound & Why>;

export type RoundResetUndone = Event<'RoundResetUndone', OfRound>;

/** It is no longer a round of the challenge; all its data stays. */
export type RoundDeleted = Event<'RoundDeleted', OfRound & Why>;

export type RoundRestored = Event<'RoundRestored', OfRound>;

export type RoundEvent =
  | RoundLocked
  | RoundLockExtended
  | RoundUnlocked
  | RoundSubmitted
  | RoundSubmissionWithdrawn
  | RoundVoted
  | RoundVoteWithdrawn
  | RoundSubmissionApproved
  | RoundSubmissionDeclined
  | RoundSubmissionReopened
  | RoundFilled
  | RoundSolved
  | RoundSolutionsReset
  | RoundReset
  | RoundResetUndone
  | RoundDeleted
  | RoundRestored;

export const roundEventTypes = [
  'RoundLocked',
  'RoundLockExtended',
  'RoundUnlocked',
  'RoundSubmitted',
  'RoundSubmissionWithdrawn',
  'RoundVoted',
  'RoundVoteWithdrawn',
  'RoundSubmissionApproved',
  'RoundSubmissionDeclined',
  'RoundSubmissionReopened',
  'RoundFilled',
  'RoundSolved',
  'RoundSolutionsReset',
  'RoundReset',
  'RoundResetUndone',
  'RoundDeleted',
  'RoundRestored',
] as const satisfies readonly RoundEvent['type'][];
