import {
  type CardPlan,
  type CarClass,
  carClasses,
  chanceOfCard,
  chanceOfCount,
  luckOfChance,
  type PackLuck,
  packLuck,
  type RunState,
} from '#racing';
import type { Car } from '#contracts';
import type { PackRun } from './use-run.ts';

/** How lucky a run was, and the chance, 0 to 1, of doing as well or better, from the exact odds. */
export type RunLuck = { readonly luck: PackLuck; readonly chance: number };

/**
 * With a goal, by when it was reached or how many cars came; without one, by the number of cars of the highest class.
 */
export function luckOfRun({ prepared, cars, status }: PackRun, state: RunState, until: boolean): RunLuck {
  const { goal, cards } = prepared;
  if (state.opened === 0) return { luck: 'impossible', chance: 0 };
  if (!goal) {
    const [best, count] = dearestOf(cars, state);
    return alike(chanceOfAsMany(cards, (car) => car.class === best, count, state.opened));
  }
  if (!until) {
    if (state.found === 0) return { luck: 'zero-luck', chance: 1 };
    return alike(chanceOfAsMany(cards, (car) => goal.wanted.has(car), state.found, state.opened));
  }
  if (!state.reached || status === 'stopped') return { luck: 'zero-luck', chance: 1 };
  const chance = goal.exact.chanceBy(state.opened);
  if (goal.count > 1) return alike(chance);
  return { luck: packLuck(goal.exact.perPack, state.opened, true), chance };
}

/** The exact sum takes quadratic time in the count; above this it is a normal distribution to 0.02 %. */
const SUMMED_UP_TO = 300;

function chanceOfAsMany(
  cards: readonly CardPlan<Car>[],
  isWanted: (car: Car) => boolean,
  count: number,
  opened: number,
): number {
  if (count <= SUMMED_UP_TO) return chanceOfCount(cards, isWanted, count, opened);
  const chances = cards.map((card) => chanceOfCard(card, isWanted));
  const mean = opened * chances.reduce((sum, chance) => sum + chance, 0);
  const spread = Math.sqrt(opened * chances.reduce((sum, chance) => sum + chance * (1 - chance), 0));
  if (spread === 0) return 1;
  const above = (count - 0.5 - mean) / spread;
  return 1 / (1 + Math.exp(1.5976 * above + 0.07056 * above ** 3));
}

const alike = (chance: number): RunLuck => ({ luck: luckOfChance(chance), chance });

const dearestOf = (cars: readonly Car[], state: RunState): readonly [CarClass, number] => {
  const counts = classCounts(cars, state);
  const best = carClasses.findLast(({ letter }) => (counts.get(letter) ?? 0) > 0)?.letter ?? 'F';
  return [best, counts.get(best) ?? 0];
};

export function classCounts(cars: readonly Car[], { counts }: RunState): ReadonlyMap<CarClass, number> {
  const found = new Map<CarClass, number>();
  cars.forEach((car, place) => found.set(car.class, (found.get(car.class) ?? 0) + (counts[place] ?? 0)));
  return found;
}

/** Drawn cars with their counts; those with the highest RQ first. */
export const carsThatCame = (cars: readonly Car[], { counts }: RunState): { car: Car; count: number }[] =>
  cars
    .map((car, place) => ({ car, count: counts[place] ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.car.rq - one.car.rq || (one.car.name < other.car.name ? -1 : 1));
