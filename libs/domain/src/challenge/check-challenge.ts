import { RuleBroken } from '#kernel';
import { formatCriteria, parseCriteria } from '#racing';
import {
  CHALLENGE_NAME_MAX,
  CHALLENGE_ROUNDS_MAX,
  POINTS_TO_WIN_MAX,
  ROUND_NUMBER_MAX,
  RQ_LIMIT_MAX,
  RQ_LIMIT_MIN,
} from './challenge-limits.ts';
import type { ChallengeAttributes } from './challenge.events.ts';
import { challengeIdOf } from './challenge.state.ts';

export const tidyAttributes = (facts: ChallengeAttributes): ChallengeAttributes => ({
  ...facts,
  name: facts.name.trim().replaceAll(/\s+/gu, ' '),
  criteria: tidyCriteria(facts.criteria),
});

/** Criteria in normal form; the text unchanged where a part is unreadable: a check refuses that. */
export const tidyCriteria = (text: string): string => {
  const { criteria, dropped } = parseCriteria(text);
  return dropped.length > 0 ? text : formatCriteria(criteria);
};

export const areCriteria = (text: string): boolean => parseCriteria(text).dropped.length === 0;

export const isWithin = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

export const isRqLimit = (rqLimit: number): boolean => isWithin(rqLimit, RQ_LIMIT_MIN, RQ_LIMIT_MAX);

const isMoment = (text: string | null): boolean => text === null || !Number.isNaN(Date.parse(text));

const isBefore = (from: string | null, to: string | null): boolean =>
  from === null || to === null || Date.parse(from) < Date.parse(to);

/**
 * Throws `RuleBroken('challenge-invalid', { challengeId, fields })` with the fields that cannot be true of a challenge.
 */
export const checkChallenge = (facts: ChallengeAttributes): void => {
  const { name, startsAt, endsAt, solutionsPublicAt, kind } = facts;
  const challengeId = challengeIdOf(name);
  const rules: Readonly<Record<string, boolean>> = {
    name: challengeId !== '' && name.length <= CHALLENGE_NAME_MAX,
    startsAt: isMoment(startsAt),
    endsAt: isMoment(endsAt) && isBefore(startsAt, endsAt) && (kind !== 'permanent' || endsAt === null),
    solutionsPublicAt: isMoment(solutionsPublicAt),
    roundCount: isWithin(facts.roundCount, 1, CHALLENGE_ROUNDS_MAX),
    firstRound: isWithin(facts.firstRound, 1, ROUND_NUMBER_MAX),
    rqLimit: isRqLimit(facts.rqLimit),
    criteria: areCriteria(facts.criteria),
    pointsToWin: isWithin(facts.pointsToWin, 1, POINTS_TO_WIN_MAX),
  };
  const fields = Object.keys(rules).filter((field) => rules[field] === false);
  if (fields.length > 0) throw new RuleBroken('challenge-invalid', { challengeId, fields });
};
