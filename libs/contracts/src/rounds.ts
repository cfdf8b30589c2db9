import { z } from 'zod';
import { carId, tune } from './cell.ts';
import { roundAttributes } from './challenges.ts';
import { roundActions, roundFaults, roundReasons, roundStatuses, submissionActions } from './round.enums.ts';
import { seenVersion, itemVersion } from './seen-version.ts';

const person = z.object({ userId: z.string(), name: z.string().nullable() });
const at = z.iso.datetime();
const count = z.number().int().nonnegative();
const ownWords = z.string().trim().min(1).max(1_000).optional();

/** The opponent's five cars on five tracks, and the requirements of a hand; absent ones are the challenge's. */
export const roundContent = roundAttributes.omit({ rewards: true }).meta({ id: 'RoundContent' });
export type RoundContent = z.infer<typeof roundContent>;

/** The best hand; without cars where no hand meets the requirements. */
export const roundSolution = z
  .object({ hand: z.array(z.object({ carId, tune, points: z.number() })), rq: z.number(), points: z.number() })
  .meta({ id: 'RoundSolution' });
export type RoundSolution = z.infer<typeof roundSolution>;

const lock = z.object({ by: person, until: at });

/** The voters are not shown. */
const votes = z.object({
  up: count,
  down: count,
  reasons: z.array(z.enum(roundFaults)),
  own: z.enum(['up', 'down']).optional(),
});

/** A user's submission of a round; `text`: a moderator's words, for its author and for staff. */
export const roundSubmission = z
  .object({
    submissionId: z.string(),
    by: person,
    at,
    content: roundContent,
    status: z.enum(['waiting', 'approved', 'declined', 'withdrawn']),
    votes,
    reason: z.enum(roundFaults).nullable(),
    text: z.string().nullable(),
    ...itemVersion,
    allowed: z.array(z.enum(submissionActions)),
  })
  .meta({ id: 'RoundSubmission' });
export type RoundSubmission = z.infer<typeof roundSubmission>;

const brief = {
  round: z.number().int(),
  status: z.enum(roundStatuses),
  /** Who filled it; null where its content is from the game, or it is empty. */
  by: person.nullable(),
  lock: lock.nullable(),
  waiting: count,
  content: roundContent.nullable(),
  /** Null where there is none, or it is still for patrons only (`held`). */
  solution: roundSolution.nullable(),
  held: z.boolean(),
  /** Solved, but a time, a car or a version that the solution depends on changed since then. */
  stale: z.boolean(),
};

/** `GET /api/v1/challenges/:id/rounds`: each round of a challenge, in their order; deleted ones for staff only. */
export const roundList = z.object({ items: z.array(z.object(brief)) }).meta({ id: 'RoundList' });
export type RoundList = z.infer<typeof roundList>;

/**
 * `GET /api/v1/challenges/:id/rounds/:round`: `stated` is the game's content; `draft` is the user's own; `filling` what
 * the round's holder has filled in so far.
 */
export const roundAnswer = z
  .object({
    challengeId: z.string(),
    ...brief,
    stated: roundContent,
    draft: roundContent.nullable(),
    filling: roundContent.nullable(),
    submissions: z.array(roundSubmission),
    allowed: z.array(z.enum(roundActions)),
  })
  .meta({ id: 'Round' });
export type RoundAnswer = z.infer<typeof roundAnswer>;

/** `GET …/history`: what happened, newest first; `about`: whose submission, or who had the round. */
export const roundHistory = z
  .object({
    changes: z.array(
      z.object({
        at,
        by: person.nullable(),
        what: z.string(),
        about: person.nullable(),
        submissionId: z.string().nullable(),
        reason: z.string().nullable(),
        text: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'RoundHistory' });
export type RoundHistory = z.infer<typeof roundHistory>;

export const contentBody = z.object({ content: roundContent }).strict().meta({ id: 'FillRound' });

const why = z.object({ code: z.enum(roundReasons), text: ownWords }).strict();
export const roundReasonBody = z.object({ reason: why }).strict().meta({ id: 'RoundReason' });
export type RoundReasonBody = z.infer<typeof roundReasonBody>;

export const declineRoundBody = z
  .object({ reason: z.object({ code: z.enum(roundFaults), text: ownWords }).strict(), ...seenVersion })
  .strict()
  .meta({ id: 'DeclineRound' });

/** A vote against a submission needs a reason. */
export const voteOnRoundBody = z
  .discriminatedUnion('vote', [
    z.object({ vote: z.literal('up') }).strict(),
    z.object({ vote: z.literal('down'), reason: z.enum(roundFaults) }).strict(),
  ])
  .meta({ id: 'VoteOnRound' });

export const solveRoundBody = z
  .object({ hand: z.array(z.object({ carId, tune, points: z.number().int() }).strict()).max(5) })
  .strict()
  .meta({ id: 'SolveRound' });
