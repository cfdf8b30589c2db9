import type { Car } from '#contracts';
import {
  type CardPlan,
  type CarClass,
  carClasses,
  chanceOfAll,
  chanceOfCount,
  chanceOfPack,
  type Criteria,
  expectedOpensOfAll,
  expectedOpensOfCount,
  impossibleReason,
  matchesCriteria,
  type Pack,
  planPack,
  type RunGoal,
} from '#racing';
import { classCriteria, type GoalKind } from './packs-address.ts';

export type PackRequest = {
  readonly pack: Pack;
  readonly theme: Criteria;
  readonly goal: GoalKind;
  readonly after: Criteria | undefined;
  readonly least: number;
  readonly carIds: readonly string[];
  readonly all: boolean;
};

/** Exact chances before any pack is opened, by numbers of packs. */
export type Exact = {
  readonly chanceBy: (packs: number) => number;
  readonly average: number;
  readonly perPack: number;
};

export type PreparedGoal = RunGoal & { readonly wanted: ReadonlySet<Car>; readonly exact: Exact };

export type Prepared =
  | { readonly status: 'no-pack'; readonly missing: CarClass }
  | { readonly status: 'no-goal'; readonly cards: readonly CardPlan<Car>[]; readonly removed: number }
  | {
      readonly status: 'ready';
      readonly cards: readonly CardPlan<Car>[];
      readonly removed: number;
      readonly goal: PreparedGoal | undefined;
    };

/** The highest class that any card of a pack can be. */
export const dearestClass = ({ odds }: Pack): CarClass =>
  carClasses.findLast(({ letter }) => odds.some((card) => card[letter] !== undefined))?.letter ?? 'F';

/** A pack ready to be opened, with the exact chances of its goal; or why that is impossible. */
export function preparePack(asked: PackRequest, cars: readonly Car[]): Prepared {
  const { pack, theme } = asked;
  const plan = planPack(pack, cars, theme.length > 0 ? matchesCriteria(theme) : undefined);
  if (!plan.ok) return { status: 'no-pack', missing: plan.missing };
  const { cards } = plan;
  if (asked.goal === 'none') return { status: 'ready', cards, removed: 0, goal: undefined };
  const meant = asked.goal === 'cars' ? pickedOf(asked, cars) : matchingOf(asked, cars);
  const wanted = new Set(meant.filter((car) => impossibleReason(cards, car) === undefined));
  const removed = asked.goal === 'cars' ? meant.length - wanted.size : 0;
  if (wanted.size === 0) return { status: 'no-goal', cards, removed };
  const goal: RunGoal = asked.goal === 'any' ? { count: asked.least, different: false } : pickedGoal(asked.all, wanted);
  return { status: 'ready', cards, removed, goal: { ...goal, wanted, exact: exactOf(cards, wanted, goal) } };
}

const pickedGoal = (all: boolean, wanted: ReadonlySet<Car>): RunGoal =>
  all && wanted.size > 1 ? { count: wanted.size, different: true } : { count: 1, different: false };

const pickedOf = ({ carIds }: PackRequest, cars: readonly Car[]): readonly Car[] => {
  const ids = new Set(carIds);
  return cars.filter(({ id }) => ids.has(id));
};

const matchingOf = ({ after, pack }: PackRequest, cars: readonly Car[]): readonly Car[] =>
  cars.filter(matchesCriteria(after ?? classCriteria(dearestClass(pack))));

function exactOf(cards: readonly CardPlan<Car>[], wanted: ReadonlySet<Car>, { count, different }: RunGoal): Exact {
  const isWanted = (car: Car) => wanted.has(car);
  const perPack = chanceOfPack(cards, isWanted);
  const targets = [...wanted];
  if (different)
    return {
      perPack,
      average: expectedOpensOfAll(cards, targets) ?? Infinity,
      chanceBy: (packs) => chanceOfAll(cards, targets, packs) ?? 0,
    };
  return {
    perPack,
    average: expectedOpensOfCount(cards, isWanted, count),
    chanceBy: (packs) => chanceOfCount(cards, isWanted, count, packs),
  };
}

/** Fewest packs after which the chance is at least `certainty`; Infinity where that takes more than a billion. */
export function packsForChance({ chanceBy }: Exact, certainty: number): number {
  let most = 1;
  while (chanceBy(most) < certainty) {
    most *= 2;
    if (most > 2 ** 30) return Infinity;
  }
  let [least, enough] = [Math.floor(most / 2), most];
  while (enough - least > 1) {
    const middle = Math.floor((least + enough) / 2);
    if (chanceBy(middle) >= certainty) enough = middle;
    else least = middle;
  }
  return enough;
}
