import { RuleBroken } from '#kernel';
import { codedCriteria } from '#racing';
import { tidyRounds } from '../challenge/check-round.ts';
import { RACES_OF_ROUND } from '../challenge/challenge.state.ts';
import type { OfRound, RoundContent } from './round.events.ts';

const parts = ['carId', 'tune', 'track', 'timeToBeat'] as const;

/** What a round lacks before it can be submitted: "3 track", race and part. */
export const missingIn = ({ races }: Pick<RoundContent, 'races'>): readonly string[] =>
  Array.from({ length: RACES_OF_ROUND }, (_, at) => races[at] ?? {}).flatMap((race, at) =>
    parts.filter((part) => race[part] === undefined).map((part) => `${at + 1} ${part}`),
  );

/** Unknown parts of a content, by the catalogue: ids of cars, and values of criteria that no car has. */
export type UnknownOf = { readonly unknownCars: readonly string[]; readonly unknownValues?: readonly string[] };

/** The content in normal form. Throws `RuleBroken`: `challenge-invalid` with what cannot be true, `car-unknown`. */
export const tidyContent = (
  content: RoundContent,
  { challengeId, round }: OfRound,
  { unknownCars, unknownValues = [] }: UnknownOf,
): RoundContent => {
  // The existence of the round was checked before.
  const said = [{ round, facts: { ...content, rewards: [] } }];
  const [tidied] = tidyRounds(challengeId, { roundCount: round }, said);
  const [unknown] = unknownCars;
  if (unknown !== undefined) throw new RuleBroken('car-unknown', { carId: unknown });
  if (unknownValues.length > 0) throw new RuleBroken('challenge-invalid', { round, fields: ['criteria'] });
  const { rewards: _rewards, criteria, ...tidy } = tidied?.facts ?? { rewards: [], races: [] };
  return { ...tidy, ...(criteria === undefined ? {} : { criteria: codedCriteria(criteria) }) };
};

/** As `tidyContent`; also throws `RuleBroken('round-incomplete')` with what is missing. */
export const completeContent = (content: RoundContent, of: OfRound, facts: UnknownOf): RoundContent => {
  const tidy = tidyContent(content, of, facts);
  const missing = missingIn(tidy);
  if (missing.length > 0) throw new RuleBroken('round-incomplete', { round: of.round, missing });
  return tidy;
};
