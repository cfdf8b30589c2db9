import { RuleBroken } from '#kernel';
import { tidyRounds } from '../challenge/check-round.ts';
import { RACES_OF_ROUND } from '../challenge/challenge.state.ts';
import type { OfRound, RoundContent } from './round.events.ts';

const parts = ['carId', 'tune', 'track', 'timeToBeat'] as const;

/** What is missing of a round before it can be submitted: "3 track", race and part. */
export const missingIn = ({ races }: Pick<RoundContent, 'races'>): readonly string[] =>
  Array.from({ length: RACES_OF_ROUND }, (_, at) => races[at] ?? {}).flatMap((race, at) =>
    parts.filter((part) => race[part] === undefined).map((part) => `${at + 1} ${part}`),
  );

/**
 * The same content in the one way of writing it. Throws `RuleBroken`: `challenge-invalid` naming what cannot be true,
 * `car-unknown`.
 */
export const tidyContent = (
  content: RoundContent,
  { challengeId, round }: OfRound,
  { unknownCars }: { readonly unknownCars: readonly string[] },
): RoundContent => {
  // Whether there is such a round was asked before.
  const said = [{ round, facts: { ...content, rewards: [] } }];
  const [tidied] = tidyRounds(challengeId, { roundCount: round }, said);
  const [unknown] = unknownCars;
  if (unknown !== undefined) throw new RuleBroken('car-unknown', { carId: unknown });
  const { rewards: _rewards, ...tidy } = tidied?.facts ?? { rewards: [], races: [] };
  return tidy;
};

/** As `tidyContent`; throws `RuleBroken('round-incomplete')` besides, naming what is missing. */
export const completeContent = (
  content: RoundContent,
  of: OfRound,
  facts: { readonly unknownCars: readonly string[] },
): RoundContent => {
  const tidy = tidyContent(content, of, facts);
  const missing = missingIn(tidy);
  if (missing.length > 0) throw new RuleBroken('round-incomplete', { round: of.round, missing });
  return tidy;
};
