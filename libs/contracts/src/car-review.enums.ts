/** Why a review of a car is reported; a test compares them with the domain's. */
export const reviewFaults = ['insult', 'spam', 'wrong-car', 'private', 'other'] as const;
export type ReviewFault = (typeof reviewFaults)[number];

/** Why a moderator decides about a review; tested likewise. */
export const reviewReasons = [...reviewFaults, 'fine', 'mistake'] as const;
export type ReviewReason = (typeof reviewReasons)[number];

/** Maximum length of a review, in characters. */
export const REVIEW_TEXT_MAX = 2_000;

/** Why a review, or a report of one, is refused in its current state. */
export const carReviewConflicts = ['car-review-hidden', 'car-review-own', 'car-review-already-reported'] as const;
