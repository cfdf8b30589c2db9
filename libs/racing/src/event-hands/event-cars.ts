import type { CatalogueCar } from '../catalogue-car.ts';
import { matchesCriteria } from '../criteria/matches.ts';
import { parseCriteria } from '../criteria/parse-criteria.ts';

/** So many cars of a hand, 1 to 5, have to fit criteria, as links hold them. */
export type HandRequirement = { readonly criteria: string; readonly atLeast: number };

/** What a requirement asks of the whole hand. */
const WHOLE_HAND = 5;

/**
 * Which requirements a car fits, as bits: bit j for the j-th; undefined where no hand may have the car, because it does not
 * fit what all five have to.
 */
export const kindsByRequirements = (
  requirements: readonly HandRequirement[],
): ((car: CatalogueCar) => number | undefined) => {
  const tests = requirements.map(({ criteria, atLeast }, place) => ({
    fits: matchesCriteria(parseCriteria(criteria).criteria),
    bit: 1 << place,
    forAll: atLeast >= WHOLE_HAND,
  }));
  return (car) => {
    const kinds = tests.reduce((bits, { fits, bit }) => (fits(car) ? bits | bit : bits), 0);
    return tests.some(({ forAll, bit }) => forAll && (kinds & bit) === 0) ? undefined : kinds;
  };
};

/** What the requirements ask of a hand whose cars all may be in it. */
export const countsByRequirements = (requirements: readonly HandRequirement[]) =>
  requirements.flatMap(({ atLeast }, kind) => (atLeast >= WHOLE_HAND ? [] : [{ kind, atLeast }]));
