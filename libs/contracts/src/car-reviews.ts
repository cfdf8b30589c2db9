import { z } from 'zod';
import { REVIEW_TEXT_MAX, reviewFaults, reviewReasons } from './car-review.enums.ts';
import { car } from './cars.ts';
import { carId } from './cell.ts';
import { seenVersion, itemVersion } from './seen-version.ts';

/** Actions on a review of a car. */
export const carReviewActions = [
  'write-car-review',
  'remove-car-review',
  'put-car-review-back',
  'report-car-review',
  'dismiss-car-review-reports',
  'reopen-car-review-reports',
  'hide-car-review',
  'show-car-review-again',
  'let-car-review-in',
  'look-at-car-review-again',
] as const;

const person = z.object({ userId: z.string(), name: z.string().nullable() });

/** A user's review of a car; `deck`: cars and tracks as they are written in a link. */
export const carReview = z
  .object({
    carId,
    by: person,
    text: z.string(),
    deck: z.string().nullable(),
    status: z.enum(['waiting', 'shown', 'hidden']),
    writtenAt: z.iso.datetime(),
    editedAt: z.iso.datetime().nullable(),
    ...itemVersion,
    allowed: z.array(z.enum(carReviewActions)),
  })
  .meta({ id: 'CarReview' });
export type CarReview = z.infer<typeof carReview>;

/**
 * `GET /api/v1/cars/:id/reviews`: newest first; `total` counts to 1,000. `mine`: the caller's review, also where others
 * do not see it.
 */
export const carReviewPage = z
  .object({
    items: z.array(carReview),
    total: z.number().int(),
    mine: carReview.nullable(),
    next: z.string().optional(),
  })
  .meta({ id: 'CarReviewPage' });
export type CarReviewPage = z.infer<typeof carReviewPage>;

/**
 * A review as moderators see it; `text` is null where it is gone, `earlier` is the reported text, if another. `waits`:
 * one of the first of a new account, which no one else reads before it is approved.
 */
export const reportedReview = z
  .object({
    carId,
    car: car.pick({ id: true, name: true, brand: true, year: true }).nullable(),
    by: person,
    text: z.string().nullable(),
    deck: z.string().nullable(),
    waits: z.boolean(),
    listedAt: z.iso.datetime(),
    reports: z.array(
      z.object({
        by: person,
        at: z.iso.datetime(),
        fault: z.enum(reviewFaults),
        text: z.string().nullable(),
        earlier: z.string().nullable(),
      }),
    ),
    decision: z
      .object({ by: person, at: z.iso.datetime(), reason: z.enum(reviewReasons), text: z.string().nullable() })
      .nullable(),
    ...itemVersion,
    allowed: z.array(z.enum(carReviewActions)),
  })
  .meta({ id: 'ReportedReview' });
export type ReportedReview = z.infer<typeof reportedReview>;

export const reportedReviewPage = z
  .object({ items: z.array(reportedReview), next: z.string().optional() })
  .meta({ id: 'ReportedReviewPage' });
export type ReportedReviewPage = z.infer<typeof reportedReviewPage>;

/** `POST /api/v1/cars/:id/reviews/mine`: `link` is one of our links to cars and tracks side by side. */
export const writeCarReviewBody = z
  .object({ text: z.string().trim().min(1).max(REVIEW_TEXT_MAX), link: z.string().trim().min(1).max(8_000).optional() })
  .strict()
  .meta({ id: 'WriteCarReview' });
export type WriteCarReviewBody = z.infer<typeof writeCarReviewBody>;

const ownWords = z.string().trim().min(1).max(1_000).optional();

/** `POST /api/v1/cars/:id/reviews/:author/report`. */
export const reportCarReviewBody = z
  .object({ reason: z.object({ code: z.enum(reviewFaults), text: ownWords }).strict() })
  .strict()
  .meta({ id: 'ReportCarReview' });

const why = z.object({ code: z.enum(reviewReasons), text: ownWords }).strict();
export const decideCarReviewBody = z
  .object({ reason: why, ...seenVersion })
  .strict()
  .meta({ id: 'DecideCarReview' });
/** Undoes the hiding of a review. */
export const showCarReviewBody = z.object({ reason: why }).strict().meta({ id: 'ShowCarReview' });
