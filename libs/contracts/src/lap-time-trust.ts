import { z } from 'zod';
import { cellAddress, lapTimeValue } from './cell.ts';
import { uploadName } from './uploads.ts';
import { seenVersion, itemVersion } from './seen-version.ts';

/** The support of a time, the strongest first. */
export const lapTimeConfidence = z
  .enum(['accepted', 'supported', 'trusted', 'plain', 'unconfirmed', 'doubted', 'disputed'])
  .meta({ id: 'LapTimeSupport' });
export type LapTimeConfidence = z.infer<typeof lapTimeConfidence>;

/** Why a time is disputed or hidden. */
export const disputeReason = z
  .enum(['misread', 'wrong-car', 'wrong-tune', 'wrong-conditions', 'not-possible'])
  .meta({ id: 'DisputeReason' });

/** Why the value of a time is doubted: the expected value, and the bounds within which it would be believed. */
export const lapTimeOutlier = z
  .object({
    kind: z.enum(['prediction', 'neighbours', 'finish', 'best']),
    expected: lapTimeValue,
    low: lapTimeValue.optional(),
    high: lapTimeValue.optional(),
  })
  .meta({ id: 'LapTimeDoubt' });
export type LapTimeOutlier = z.infer<typeof lapTimeOutlier>;

/**
 * How many votes say that a time is right or wrong, why it is wrong, and the caller's vote; other voters are not shown.
 */
export const lapTimeVotes = z
  .object({
    up: z.number().int().nonnegative(),
    down: z.number().int().nonnegative(),
    reasons: z.array(disputeReason),
    own: z.enum(['up', 'down']).optional(),
  })
  .meta({ id: 'LapTimeVotes' });
export type LapTimeVotes = z.infer<typeof lapTimeVotes>;

/** `POST …/lap-times/:lapTimeId/vote`: a vote against a time needs a reason. */
export const voteBody = z
  .discriminatedUnion('vote', [
    z.object({ vote: z.literal('up') }).strict(),
    z.object({ vote: z.literal('down'), reason: disputeReason }).strict(),
  ])
  .meta({ id: 'VoteOnLapTime' });

export const hideLapTimeBody = z
  .object({ reason: disputeReason, ...seenVersion })
  .strict()
  .meta({ id: 'HideLapTime' });

/** `file`: one of the user's uploads. */
export const evidenceBody = z.object({ file: uploadName }).strict().meta({ id: 'LapTimeEvidence' });

/** A submitted time, in a list of disputed ones or of one user's; `by.name` is null for a former player. */
export const lapTimeSubmission = cellAddress
  .extend({
    lapTimeId: z.string(),
    value: lapTimeValue,
    by: z.object({ userId: z.string(), name: z.string().nullable() }),
    at: z.iso.datetime(),
    gameVersion: z.string(),
    /** Its state: not resolved, accepted, voted down or hidden, or withdrawn by its author. */
    fare: z.enum(['open', 'accepted', 'reversed', 'withdrawn']),
    dispute: z.enum(['none', 'doubted', 'disputed', 'hidden']),
    doubts: z.array(lapTimeOutlier),
    votes: lapTimeVotes,
    evidence: uploadName.optional(),
    car: z.object({ name: z.string(), brand: z.string() }).nullable(),
    ...itemVersion,
    allowed: z.array(
      z.enum(['vote-on-lap-time', 'withdraw-lap-time-vote', 'accept-lap-time', 'hide-lap-time', 'restore-lap-time']),
    ),
  })
  .meta({ id: 'SaidTime' });
export type LapTimeSubmission = z.infer<typeof lapTimeSubmission>;

/** `GET /api/v1/disputed-times`. */
export const lapTimeSubmissionPage = z
  .object({ items: z.array(lapTimeSubmission), total: z.number().int().nonnegative(), next: z.string().optional() })
  .meta({ id: 'SaidTimePage' });
export type LapTimeSubmissionPage = z.infer<typeof lapTimeSubmissionPage>;

/** `GET /api/v1/users/:name/lap-times`; `trust`: from 0 towards 1, by accepted and reversed times. */
export const personsTimes = lapTimeSubmissionPage
  .extend({
    userId: z.string(),
    name: z.string(),
    trust: z.object({ value: z.number(), accepted: z.number().int(), reversed: z.number().int() }),
  })
  .meta({ id: 'PersonsTimes' });
export type PersonsTimes = z.infer<typeof personsTimes>;
