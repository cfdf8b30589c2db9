import { RuleBroken } from '#kernel';
import { codedCriteria } from '#racing';
import { tidyRounds } from '../challenge/check-round.ts';
import { RACES_OF_ROUND } from '../challenge/challenge.state.ts';
import type { OfRound, RoundContent } from './round.events.ts';

const parts = ['carId', 'tune', 'track', 'timeToBeat'] as const;

/** What is missing of a round before it can be submitted: "3 track", race and part. */
export const missingIn = ({ races }: Pick<RoundContent, 'races'>): readonly string[] =>
  Array.from({ length: RACES_OF_ROUND }, (_, at) => races[at] ?? {}).flatMap((race, at) =>
    parts.filter((part) => race[part] === undefined).map((part) => `${at + 1} ${part}`),
  );

/** What only the catalogue knows of a content: ids of cars that it has not, and values of criteria that no car has. */
export type UnknownOf = { readonly unknownCars: readonly string[]; readonly unknownValues?: readonly string[] };

/**
 * The same content in the one way of writing it. Throws `RuleBroken`: `challenge-invalid` naming what cannot be true,
 * `car-unknown`.
 */
export const tidyContent = (
  content: RoundContent,
  { challengeId, round }: OfRound,
  { unknownCars, unknownValues = [] }: UnknownOf,
): RoundContent => {
  // Whether there is such a round was asked before.
  const said = [{ round, facts: { ...content, rewards: [] } }];
  const [tidied] = tidyRounds(challengeId, { roundCount: round }, said);
  const [unknown] = unknownCars;
  if (unknown !== undefined) throw new RuleBroken('car-unknown', { carId: unknown });
  if (unknownValues.length > 0) throw new RuleBroken('challenge-invalid', { round, fields: ['criteria'] });
  const { rewards: _rewards, criteria, ...tidy } = tidied?.facts ?? { rewards: [], races: [] };
  return { ...tidy, ...(criteria === undefined ? {} : { criteria: codedCriteria(criteria) }) };
};

/** As `tidyContent`; throws `RuleBroken('round-incomplete')` besides, naming what is missing. */
export const completeContent = (content: RoundContent, of: OfRound, facts: UnknownOf): RoundContent => {
  const tidy = tidyContent(content, of, facts);
  const missing = missingIn(tidy);
  if (missing.length > 0) throw new RuleBroken('round-incomplete', { round: of.round, missing });
  return tidy;
};
