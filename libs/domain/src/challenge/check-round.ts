import { RuleBroken } from '#kernel';
import { isTestBowl, isWithinRange, parseTune, trackCodeFault } from '#racing';
import { REWARD_AMOUNT_MAX, REWARDS_OF_ROUND_MAX } from './challenge-limits.ts';
import type { ChallengeAttributes, ChallengeReward, RaceAttributes, RoundAttributes } from './challenge.events.ts';
import { hasRound, RACES_OF_ROUND } from './challenge.state.ts';
import { areCriteria, isRqLimit, isWithin, tidyCriteria } from './check-challenge.ts';

/** A round by its number, from 1, with all its attributes. */
export type StatedRound = { readonly round: number; readonly facts: RoundAttributes };

/**
 * The rounds in normal form. Throws `RuleBroken`: `round-unknown` where the challenge has no such round,
 * `challenge-invalid` where one is named twice or something of it cannot be true.
 */
export const tidyRounds = (
  challengeId: string,
  of: Pick<ChallengeAttributes, 'roundCount'>,
  rounds: readonly StatedRound[],
): readonly StatedRound[] => {
  const missing = rounds.find(({ round }) => !hasRound(of, round));
  if (missing) throw new RuleBroken('round-unknown', { challengeId, round: missing.round });
  if (new Set(rounds.map(({ round }) => round)).size < rounds.length)
    throw new RuleBroken('challenge-invalid', { challengeId, fields: ['rounds'] });
  for (const { round, facts } of rounds) checkRound(round, facts);
  return rounds.map(({ round, facts }) => ({ round, facts: tidyRound(facts) }));
};

/** Five races, with their fields in a fixed order. */
const tidyRound = ({ races, rqLimit, criteria, rewards }: RoundAttributes): RoundAttributes => ({
  races: Array.from({ length: RACES_OF_ROUND }, (_, at) => tidyRace(races[at] ?? {})),
  ...(rqLimit === undefined ? {} : { rqLimit }),
  ...(criteria === undefined ? {} : { criteria: tidyCriteria(criteria) }),
  rewards: rewards.map(tidyReward),
});

const tidyRace = ({ carId, tune, track, timeToBeat }: RaceAttributes): RaceAttributes => ({
  ...(carId === undefined ? {} : { carId }),
  ...(tune === undefined ? {} : { tune: parseTune(tune) ?? tune }),
  ...(track === undefined ? {} : { track }),
  ...(timeToBeat === undefined ? {} : { timeToBeat }),
});

const tidyReward = ({ kind, amount, carId }: ChallengeReward): ChallengeReward => ({
  kind,
  amount,
  ...(carId === undefined ? {} : { carId }),
});

/** The part of a race that cannot be true; undefined when all can. */
const faultOfRace = ({ carId, tune, track, timeToBeat }: RaceAttributes): string | undefined => {
  const rules: Readonly<Record<string, boolean>> = {
    tune: tune === undefined || (carId !== undefined && parseTune(tune) !== undefined),
    track: track === undefined || trackCodeFault(track) === undefined,
    timeToBeat: timeToBeat === undefined || (track !== undefined && isTimeOn(track, timeToBeat)),
  };
  return Object.keys(rules).find((part) => rules[part] === false);
};

const isTimeOn = (track: string, value: NonNullable<RaceAttributes['timeToBeat']>): boolean =>
  isWithinRange(value) && (value.kind === 'dnf' || (value.kind === 'speed') === isTestBowl(track));

const isReward = ({ kind, amount, carId }: ChallengeReward): boolean =>
  isWithin(amount, 1, REWARD_AMOUNT_MAX) && (carId !== undefined) === (kind === 'car');

/**
 * Throws `RuleBroken('challenge-invalid', { round, fields })` with the fields that cannot be true: "race 3 tune",
 * "rqLimit".
 */
const checkRound = (round: number, { races, rqLimit, criteria, rewards }: RoundAttributes): void => {
  const rules: Readonly<Record<string, boolean>> = {
    races: races.length <= RACES_OF_ROUND,
    rqLimit: rqLimit === undefined || isRqLimit(rqLimit),
    criteria: criteria === undefined || areCriteria(criteria),
    rewards: rewards.length <= REWARDS_OF_ROUND_MAX && rewards.every(isReward),
  };
  const ofRaces = races.flatMap((race, at) => {
    const fault = faultOfRace(race);
    return fault === undefined ? [] : [`race ${at + 1} ${fault}`];
  });
  const fields = [...Object.keys(rules).filter((field) => rules[field] === false), ...ofRaces];
  if (fields.length > 0) throw new RuleBroken('challenge-invalid', { round, fields });
};
