import type { ActorId, Event } from '#kernel';

/** Why somebody reports a review; a test compares these with the contracts'. */
export const reviewFaults = ['insult', 'spam', 'wrong-car', 'private', 'other'] as const;
export type ReviewFault = (typeof reviewFaults)[number];

/** Why a moderator hides a review, shows it again or finds nothing wrong with it. */
export const reviewReasons = [...reviewFaults, 'fine', 'mistake'] as const;
export type ReviewReason = (typeof reviewReasons)[number];

/** A person has one review of a car: both name it. */
export type OfReview = { readonly carId: string; readonly author: ActorId };
type Decided = OfReview & { readonly reason: ReviewReason; readonly textId?: string };

/**
 * Somebody wrote what they think of a car, or wrote it anew; `deck` holds cars and tracks as a link does. `waits`: others see
 * it once a moderator has let it in.
 */
export type CarReviewWritten = Event<
  'CarReviewWritten',
  OfReview & { readonly textId: string; readonly deck?: string; readonly waits?: true }
>;

/** Its author took it away. */
export type CarReviewRemoved = Event<'CarReviewRemoved', OfReview>;

/** Its author wants it back as it was; `waits`: it must be let in still. */
export type CarReviewPutBack = Event<'CarReviewPutBack', OfReview & { readonly waits?: true }>;

/** Somebody thinks that it should not be there: `reported` is the text that they read, `textId` their own words. */
export type CarReviewReported = Event<
  'CarReviewReported',
  OfReview & {
    readonly reported: string;
    readonly fault: ReviewFault;
    readonly reportedBy: ActorId;
    readonly textId?: string;
  }
>;

/** A moderator read the reports of it and leaves it. */
export type CarReviewReportsDismissed = Event<'CarReviewReportsDismissed', Decided>;

/** That is undone: its reports wait again. */
export type CarReviewReportsReopened = Event<'CarReviewReportsReopened', OfReview>;

/** A moderator hid it; `waited`: it had to be let in first, and was not, or is let in no longer. */
export type CarReviewHidden = Event<'CarReviewHidden', Decided & { readonly waited?: true }>;

/** A moderator shows what was hidden; `waits`: it must be let in still, and its author has not removed it. */
export type CarReviewShownAgain = Event<'CarReviewShownAgain', Decided & { readonly waits?: true }>;

/** A moderator lets everybody read what waited. */
export type CarReviewLetIn = Event<'CarReviewLetIn', OfReview>;

/** That is undone: it waits again. */
export type CarReviewWaitsAgain = Event<'CarReviewWaitsAgain', OfReview>;

export type CarReviewEvent =
  | CarReviewWritten
  | CarReviewRemoved
  | CarReviewPutBack
  | CarReviewReported
  | CarReviewReportsDismissed
  | CarReviewReportsReopened
  | CarReviewHidden
  | CarReviewShownAgain
  | CarReviewLetIn
  | CarReviewWaitsAgain;
