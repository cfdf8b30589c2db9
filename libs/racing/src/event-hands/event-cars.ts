import type { CatalogueCar } from '../catalogue-car.ts';
import { matchesCriteria } from '../criteria/matches.ts';
import { parseCriteria } from '../criteria/parse-criteria.ts';

/** So many cars of a hand, 1 to 5, must meet criteria, written as in links. */
export type HandRequirement = { readonly criteria: string; readonly atLeast: number };

/** A requirement of the entire hand. */
const WHOLE_HAND = 5;

/**
 * The requirements that a car meets, as bits: bit j for the j-th; undefined where no hand may have the car, because it
 * does not meet those of all five.
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

/** The counted requirements of a hand of allowed cars. */
export const countsByRequirements = (requirements: readonly HandRequirement[]) =>
  requirements.flatMap(({ atLeast }, kind) => (atLeast >= WHOLE_HAND ? [] : [{ kind, atLeast }]));
