import type { ActorId, Event } from '#kernel';
import type { RaceFacts } from '../challenge/challenge.events.ts';
import type { RoundFault, RoundReason } from './round-words.ts';

/** A round of a challenge, counting from 1. */
export type OfRound = { readonly challengeId: string; readonly round: number };
export type OfSubmission = OfRound & { readonly submissionId: string };

/**
 * The opponent's five cars on five tracks, and what a hand must keep to; a limit or criteria that are absent are the
 * challenge's. Criteria are codes alone, without names of parts of them.
 */
export type RoundContent = {
  readonly races: readonly RaceFacts[];
  readonly rqLimit?: number;
  readonly criteria?: string;
};

/** A car of a hand with what it scores in its race. */
export type SolvingCar = { readonly carId: string; readonly tune: string; readonly points: number };

/** A moderator's reason; `textId`: more in their own words. */
type Why = { readonly reason: RoundReason; readonly textId?: string };

/**
 * Somebody has the round to themselves until then (ISO 8601); `takenFrom`: a moderator took it from another. `unchanged`: how
 * often in a row the same person had it on without saving a change.
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

/** Whoever has it works on: it is theirs for longer. */
export type RoundLockExtended = Event<
  'RoundLockExtended',
  OfRound & { readonly by: ActorId; readonly until: string; readonly unchanged?: number }
>;

/** Whoever had it let it go, or a moderator freed it. */
export type RoundUnlocked = Event<'RoundUnlocked', OfRound & { readonly by: ActorId; readonly takenFrom?: ActorId }>;

/** What somebody has filled in so far, on a stream of their own. */
export type RoundDraftSaved = Event<
  'RoundDraftSaved',
  OfRound & { readonly by: ActorId; readonly content: RoundContent }
>;

/** Somebody says what the round is: it waits for a moderator, beside what others said. */
export type RoundSubmitted = Event<
  'RoundSubmitted',
  OfSubmission & { readonly submittedBy: ActorId; readonly content: RoundContent }
>;

/** Its author took it back. */
export type RoundSubmissionWithdrawn = Event<'RoundSubmissionWithdrawn', OfSubmission>;

/** Somebody said that a submission is right, or what is wrong with it; a vote of the same person before it is void. */
export type RoundVoted = Event<
  'RoundVoted',
  OfSubmission & {
    readonly by: ActorId;
    readonly vote: 'up' | 'down';
    readonly reason?: RoundFault;
    readonly weight: number;
    /** Version of the formula that the weight comes from. */
    readonly formula: number;
  }
>;

/** Somebody took their vote back. */
export type RoundVoteWithdrawn = Event<'RoundVoteWithdrawn', OfSubmission & { readonly by: ActorId }>;

/** A moderator says that the round is so. */
export type RoundSubmissionApproved = Event<'RoundSubmissionApproved', OfSubmission>;

/** A moderator says that it is not. */
export type RoundSubmissionDeclined = Event<
  'RoundSubmissionDeclined',
  OfSubmission & { readonly reason: RoundFault; readonly textId?: string }
>;

/** What was decided of it is undone: it waits again, and the round is what it was before. */
export type RoundSubmissionReopened = Event<'RoundSubmissionReopened', OfSubmission>;

/** A moderator said themselves what the round is. */
export type RoundFilled = Event<'RoundFilled', OfRound & { readonly by: ActorId; readonly content: RoundContent }>;

/** Its solutions were computed: the best hand, none where there is no hand at all. `filledBy`: whose content it was. */
export type RoundSolved = Event<
  'RoundSolved',
  OfRound & {
    readonly by: ActorId;
    readonly hand: readonly SolvingCar[];
    readonly rq: number;
    readonly filledBy?: ActorId;
  }
>;

/** Its solutions are void. */
export type RoundSolutionsReset = Event<'RoundSolutionsReset', OfRound & Why>;

/** It is empty again. */
export type RoundReset = Event<'RoundReset', OfRound & Why>;

/** It is what it was before it, or its solutions, were reset. */
export type RoundResetUndone = Event<'RoundResetUndone', OfRound>;

/** It is no round of the challenge any more; nothing of it is lost. */
export type RoundDeleted = Event<'RoundDeleted', OfRound & Why>;

/** It is one again, as it was before. */
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
