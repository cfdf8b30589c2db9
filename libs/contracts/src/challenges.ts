import { z } from 'zod';
import { carId, lapTimeValue, trackCode, tune } from './cell.ts';
import {
  CHALLENGE_NAME_MAX,
  CHALLENGE_ROUNDS_MAX,
  challengeColours,
  challengeKinds,
  challengeReasons,
  POINTS_TO_WIN_MAX,
  RACES_OF_ROUND,
  REWARD_AMOUNT_MAX,
  rewardKinds,
  REWARDS_OF_ROUND_MAX,
  ROUND_NUMBER_MAX,
  ROUNDS_AT_ONCE,
  RQ_LIMIT_MAX,
  RQ_LIMIT_MIN,
} from './challenge.enums.ts';

/** Actions on a challenge. */
export const challengeActions = [
  'create-challenge',
  'correct-challenge',
  'state-challenge-rounds',
  'retire-challenge',
  'restore-challenge',
  'hide-challenge',
] as const;

const moment = z.iso.datetime({ offset: true }).nullable();
const rqLimit = z.number().int().min(RQ_LIMIT_MIN).max(RQ_LIMIT_MAX);
/** As in an address; '': any car. */
const criteria = z.string().max(8_000);
export const roundNumber = z.number().int().min(1).max(CHALLENGE_ROUNDS_MAX);

/** The id of a challenge, as addresses name it: "yellowbird-2". */
export const challengeId = z
  .string()
  .min(1)
  .max(120)
  .meta({ examples: ['yellowbird-2'] });

/**
 * A challenge as the game has it. Its category is the part of its name before the colon; `firstRound`: the number by
 * which players know its first round; `solutionsPublicAt` null: solutions are always public.
 */
export const challengeAttributes = z
  .object({
    name: z.string().trim().min(1).max(CHALLENGE_NAME_MAX),
    kind: z.enum(challengeKinds),
    colour: z.enum(challengeColours).nullable(),
    startsAt: moment,
    endsAt: moment,
    solutionsPublicAt: moment,
    roundCount: z.number().int().min(1).max(CHALLENGE_ROUNDS_MAX),
    firstRound: z.number().int().min(1).max(ROUND_NUMBER_MAX),
    rqLimit,
    criteria,
    pointsToWin: z.number().int().min(1).max(POINTS_TO_WIN_MAX),
  })
  .strict()
  .meta({ id: 'ChallengeFacts' });
export type ChallengeAttributes = z.infer<typeof challengeAttributes>;

/** An amount of a reward, or a car. */
export const challengeReward = z
  .object({
    kind: z.enum(rewardKinds),
    amount: z.number().int().min(1).max(REWARD_AMOUNT_MAX),
    carId: carId.optional(),
  })
  .strict()
  .meta({ id: 'ChallengeReward' });
export type ChallengeReward = z.infer<typeof challengeReward>;

/** A race of a round, as far as it is known: the opponent's car and tune, the track, and the opponent's time on it. */
export const raceAttributes = z
  .object({
    carId: carId.optional(),
    tune: tune.optional(),
    track: trackCode.optional(),
    timeToBeat: lapTimeValue.optional(),
  })
  .strict()
  .meta({ id: 'RaceFacts' });
export type RaceAttributes = z.infer<typeof raceAttributes>;

/** A round in the game: where it has no limit or criteria of its own, the challenge's apply. */
export const roundAttributes = z
  .object({
    races: z.array(raceAttributes).max(RACES_OF_ROUND),
    rqLimit: rqLimit.optional(),
    criteria: criteria.optional(),
    rewards: z.array(challengeReward).max(REWARDS_OF_ROUND_MAX),
  })
  .strict()
  .meta({ id: 'RoundFacts' });
export type RoundAttributes = z.infer<typeof roundAttributes>;

/** A round by its number, from 1. */
export const statedRound = z
  .object({ round: roundNumber, facts: roundAttributes })
  .strict()
  .meta({ id: 'StatedRound' });
export type StatedRound = z.infer<typeof statedRound>;

/** `deleted`: numbers of the rounds that a moderator deleted. */
const ofChallenge = {
  challengeId: z.string(),
  facts: challengeAttributes,
  status: z.enum(['open', 'retired']),
  deleted: z.array(roundNumber),
  since: z.iso.datetime(),
};

/** A challenge in the list: `tracks` of all its rounds, each once; `prizes`: the cars it can award. */
export const challengeSummary = z
  .object({ ...ofChallenge, tracks: z.array(z.string()), prizes: z.array(z.string()) })
  .meta({ id: 'ChallengeSummary' });
export type ChallengeSummary = z.infer<typeof challengeSummary>;

/** `GET /api/v1/challenges` and `GET /api/v1/retired-challenges`: all of them by name. */
export const challengeList = z.object({ items: z.array(challengeSummary) }).meta({ id: 'ChallengeList' });
export type ChallengeList = z.infer<typeof challengeList>;

/** `GET /api/v1/challenges/:id`: with its known rounds. */
export const challengeAnswer = z
  .object({ ...ofChallenge, rounds: z.array(statedRound), allowed: z.array(z.enum(challengeActions)) })
  .meta({ id: 'Challenge' });
export type ChallengeAnswer = z.infer<typeof challengeAnswer>;

const change = z.object({
  by: z.string().nullable(),
  at: z.iso.datetime(),
  reason: z.enum(challengeReasons).nullable(),
  text: z.string().nullable(),
  what: z.enum(['created', 'corrected', 'round', 'retired', 'restored']),
  /** Of a correction: the changed fields, before and after. */
  was: challengeAttributes.partial().nullable(),
  is: challengeAttributes.partial().nullable(),
  /** Of a round: all of it, before (null: nothing was known) and after. */
  round: roundNumber.nullable(),
  roundWas: roundAttributes.nullable(),
  roundIs: roundAttributes.nullable(),
});

/** `GET /api/v1/challenges/:id/history`: who changed what in a challenge, newest first. */
export const challengeHistory = z
  .object({ challengeId: z.string(), changes: z.array(change) })
  .meta({ id: 'ChallengeHistory' });
export type ChallengeHistory = z.infer<typeof challengeHistory>;

const why = z.object({ code: z.enum(challengeReasons), text: z.string().trim().min(1).max(1_000).optional() }).strict();
const rounds = z.array(statedRound).max(ROUNDS_AT_ONCE);

/** `POST /api/v1/challenges` */
export const createChallengeBody = z
  .object({ facts: challengeAttributes, rounds: rounds.optional() })
  .strict()
  .meta({ id: 'CreateChallenge' });
export type CreateChallengeBody = z.infer<typeof createChallengeBody>;

/** `POST /api/v1/challenges/:id/corrections`: omitted fields stay as they are. */
export const correctChallengeBody = z
  .object({ facts: challengeAttributes.partial().strict(), reason: why })
  .strict()
  .meta({ id: 'CorrectChallenge' });
export type CorrectChallengeBody = z.infer<typeof correctChallengeBody>;

/** `POST /api/v1/challenges/:id/rounds`: all that is known of these rounds. */
export const stateRoundsBody = z
  .object({ rounds: rounds.min(1), reason: why })
  .strict()
  .meta({ id: 'StateChallengeRounds' });
export type StateRoundsBody = z.infer<typeof stateRoundsBody>;

/** `POST /api/v1/challenges/:id/retirement` and `…/restore` */
export const retireChallengeBody = z.object({ reason: why }).strict().meta({ id: 'RetireChallenge' });
