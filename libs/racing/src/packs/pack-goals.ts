import { chanceOfCard } from './pack-chances.ts';
import type { CardPlan, PackCar } from './pack-plan.ts';

/** Why a pack can never contain a car: a prize, of a class that no card has, or outside the theme. */
export type ImpossibleReason = 'prize' | 'class' | 'theme';

/** Why no card of the pack can be this car; undefined where some card can. */
export const impossibleReason = <Car extends PackCar>(
  cards: readonly CardPlan<Car>[],
  car: Car,
): ImpossibleReason | undefined => {
  if (car.prize) return 'prize';
  const parts = cards.flat().filter(({ carClass }) => carClass === car.class);
  if (parts.length === 0) return 'class';
  return parts.some(({ cars }) => cars.includes(car)) ? undefined : 'theme';
};

/** More targets than this would need more digits than numbers have. */
export const TARGETS_MAX = 20;

/**
 * Chance that so many packs have every target at least once: exact, by inclusion and exclusion. Undefined for more than
 * 20 targets.
 */
export const chanceOfAll = <Car extends PackCar>(
  cards: readonly CardPlan<Car>[],
  targets: readonly Car[],
  opens: number,
): number | undefined => {
  const missed = sumOverMissed(cards, targets, (chance) => chance ** opens);
  return missed === undefined ? undefined : Math.min(1, Math.max(0, missed));
};

/** Average number of packs until every target came; Infinity when one has no chance, undefined for more than 20. */
export const expectedOpensOfAll = <Car extends PackCar>(
  cards: readonly CardPlan<Car>[],
  targets: readonly Car[],
): number | undefined => {
  const isImpossible = targets.some((target) =>
    cards.every((card) => chanceOfCard(card, (car) => car === target) === 0),
  );
  if (isImpossible) return Infinity;
  const missed = sumOverMissed(cards, targets, (chance) => (chance === 1 ? 0 : 1 / (1 - chance)));
  return missed === undefined ? undefined : 0 - missed;
};

/** The sum over every set of targets of `of` the chance that one pack has none of it: inclusion and exclusion. */
const sumOverMissed = <Car extends PackCar>(
  cards: readonly CardPlan<Car>[],
  targets: readonly Car[],
  of: (chance: number) => number,
): number | undefined => {
  const wanted = [...new Set(targets)];
  if (wanted.length > TARGETS_MAX) return undefined;
  const alike = Map.groupBy(
    wanted.map((target) => cards.map((card) => chanceOfCard(card, (car) => car === target))),
    String,
  );
  const groups = [...alike.values()].map((chances) => ({ each: chances[0] ?? [], count: chances.length }));
  const none = cards.map(() => 0);
  return signedSum(groups, none, (missed) => of(product(missed.map((chance) => 1 - chance))));
};

type AlikeTargets = { readonly each: readonly number[]; readonly count: number };

/** Over every set of targets: the chance that none of it comes, added for even sets, subtracted for odd ones. */
const signedSum = (
  [group, ...others]: readonly AlikeTargets[],
  missed: readonly number[],
  chanceToMiss: (missed: readonly number[]) => number,
): number => {
  if (!group) return chanceToMiss(missed);
  return sum(
    Array.from({ length: group.count + 1 }, (_, taken) => {
      const more = missed.map((chance, card) => chance + taken * (group.each[card] ?? 0));
      return (-1) ** taken * choose(group.count, taken) * signedSum(others, more, chanceToMiss);
    }),
  );
};

const choose = (from: number, taken: number): number =>
  Math.round(product(Array.from({ length: taken }, (_, at) => (from - at) / (at + 1))));

/** Chance that so many packs have at least `count` wanted cars in all, the same car twice counting twice: exact. */
export const chanceOfCount = <Car extends PackCar>(
  cards: readonly CardPlan<Car>[],
  isWanted: (car: Car) => boolean,
  count: number,
  opens: number,
): number => {
  if (count <= 0) return 1;
  const onePack = chancesOfCounts(cards, isWanted, count);
  return Math.max(0, 1 - sum(power(onePack, opens, count)));
};

/** Average number of packs until `count` wanted cars came; Infinity when there is no chance. */
export const expectedOpensOfCount = <Car extends PackCar>(
  cards: readonly CardPlan<Car>[],
  isWanted: (car: Car) => boolean,
  count: number,
): number => {
  const [none = 1, ...some] = chancesOfCounts(cards, isWanted, cards.length + 1);
  // Packs for so many missing cars: one, and those for the rest.
  const packs = [0];
  for (let missing = 1; missing <= count; missing += 1) {
    const after = some.map((chance, at) => chance * (packs[missing - 1 - at] ?? 0));
    packs.push(none === 1 ? Infinity : (1 + sum(after)) / (1 - none));
  }
  return packs[count] ?? 0;
};

/** Chances that one pack has 0, 1, 2 … wanted cars, below `length` only. */
const chancesOfCounts = <Car extends PackCar>(
  cards: readonly CardPlan<Car>[],
  isWanted: (car: Car) => boolean,
  length: number,
): readonly number[] =>
  cards
    .map((card) => chanceOfCard(card, isWanted))
    .reduce<readonly number[]>((counts, chance) => convolve(counts, [1 - chance, chance], length), [1]);

/** Chances of each number of cars after so many packs, below `length` only. */
const power = (onePack: readonly number[], opens: number, length: number): readonly number[] => {
  if (opens === 0) return [1];
  const half = power(onePack, Math.floor(opens / 2), length);
  const even = convolve(half, half, length);
  return opens % 2 === 0 ? even : convolve(even, onePack, length);
};

const convolve = (a: readonly number[], b: readonly number[], length: number): readonly number[] =>
  Array.from({ length: Math.min(length, a.length + b.length - 1) }, (_, at) =>
    sum(a.slice(0, at + 1).map((chance, of) => chance * (b[at - of] ?? 0))),
  );

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const product = (numbers: readonly number[]): number => numbers.reduce((total, number) => total * number, 1);
