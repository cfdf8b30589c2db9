import type { ActorId, Event } from '#kernel';

/** Why a review is reported; a test compares these with the contracts'. */
export const reviewFaults = ['insult', 'spam', 'wrong-car', 'private', 'other'] as const;
export type ReviewFault = (typeof reviewFaults)[number];

/** Why a moderator hides a review, shows it again or dismisses its reports. */
export const reviewReasons = [...reviewFaults, 'fine', 'mistake'] as const;
export type ReviewReason = (typeof reviewReasons)[number];

export type OfReview = { readonly carId: string; readonly author: ActorId };
type Decided = OfReview & { readonly reason: ReviewReason; readonly textId?: string };

/**
 * A user wrote a review of a car, or rewrote it; `deck` holds cars and tracks as in a link. `waits`: others see it
 * after a moderator's approval.
 */
export type CarReviewWritten = Event<
  'CarReviewWritten',
  OfReview & { readonly textId: string; readonly deck?: string; readonly waits?: true }
>;

export type CarReviewRemoved = Event<'CarReviewRemoved', OfReview>;

/** Its author restored it as it was; `waits`: it still needs approval. */
export type CarReviewPutBack = Event<'CarReviewPutBack', OfReview & { readonly waits?: true }>;

/** A user reported it: `reported` is the text that they read, `textId` their own words. */
export type CarReviewReported = Event<
  'CarReviewReported',
  OfReview & {
    readonly reported: string;
    readonly fault: ReviewFault;
    readonly reportedBy: ActorId;
    readonly textId?: string;
  }
>;

export type CarReviewReportsDismissed = Event<'CarReviewReportsDismissed', Decided>;

export type CarReviewReportsReopened = Event<'CarReviewReportsReopened', OfReview>;

/** A moderator hid it; `waited`: it needed approval, and was declined or loses it. */
export type CarReviewHidden = Event<'CarReviewHidden', Decided & { readonly waited?: true }>;

/** A moderator shows it again; `waits`: it still needs approval. Its author has not removed it. */
export type CarReviewShownAgain = Event<'CarReviewShownAgain', Decided & { readonly waits?: true }>;

export type CarReviewLetIn = Event<'CarReviewLetIn', OfReview>;

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
