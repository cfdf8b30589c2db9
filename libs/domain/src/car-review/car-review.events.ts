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

/** Somebody wrote what they think of a car, or wrote it anew; `deck` holds cars and tracks as a link does. */
export type CarReviewWritten = Event<
  'CarReviewWritten',
  OfReview & { readonly textId: string; readonly deck?: string }
>;

/** Its author took it away. */
export type CarReviewRemoved = Event<'CarReviewRemoved', OfReview>;

/** Its author wants it back as it was. */
export type CarReviewPutBack = Event<'CarReviewPutBack', OfReview>;

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

/** A moderator hid it. */
export type CarReviewHidden = Event<'CarReviewHidden', Decided>;

/** A moderator shows what was hidden. */
export type CarReviewShownAgain = Event<'CarReviewShownAgain', Decided>;

export type CarReviewEvent =
  | CarReviewWritten
  | CarReviewRemoved
  | CarReviewPutBack
  | CarReviewReported
  | CarReviewReportsDismissed
  | CarReviewReportsReopened
  | CarReviewHidden
  | CarReviewShownAgain;
