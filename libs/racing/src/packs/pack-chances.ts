import type { CarClass } from '../car-class.ts';
import type { CardPlan, PackCar } from './pack-plan.ts';

/**
 * Chances are 0 to 1 and never rounded. Cards are drawn independently, cars of a class are equally likely: this is all
 * that the game's odds state. Opening a pack changes nothing for the next.
 */
export const chanceOfCard = <Car extends PackCar>(card: CardPlan<Car>, isWanted: (car: Car) => boolean): number =>
  sum(card.map(({ chance, cars }) => (cars.length > 0 ? (chance * cars.filter(isWanted).length) / cars.length : 0)));

/** Chance that one pack has at least one wanted car. */
export const chanceOfPack = <Car extends PackCar>(
  cards: readonly CardPlan<Car>[],
  isWanted: (car: Car) => boolean,
): number => anyOf(cards.map((card) => chanceOfCard(card, isWanted)));

/** Chance that one pack has at least one car of a class. */
export const chanceOfClass = <Car extends PackCar>(cards: readonly CardPlan<Car>[], carClass: CarClass): number =>
  anyOf(cards.map((card) => sum(card.flatMap((part) => (part.carClass === carClass ? [part.chance] : [])))));

/** Chance of at least one success in so many packs, each with the same chance; exact for tiny ones too. */
export const chanceAfter = (chance: number, opens: number): number =>
  opens === 0 ? 0 : 0 - Math.expm1(opens * Math.log1p(-chance));

/** Packs until the first success, on average; Infinity when there is no chance. */
export const expectedOpens = (chance: number): number => 1 / chance;

/** Fewest packs after which the chance of a success is at least `certainty` (below 1); Infinity when there is no chance. */
export const opensForCertainty = (chance: number, certainty: number): number => {
  if (certainty <= 0) return 0;
  if (chance >= 1) return 1;
  const opens = Math.ceil(Math.log1p(-certainty) / Math.log1p(-chance));
  return opens > 1 && chanceAfter(chance, opens - 1) >= certainty ? opens - 1 : opens;
};

/**
 * At least one of independent events: logarithms, so that tiny chances are not lost in 1 − x; `0 −`, so that a zero
 * chance is 0 and not −0, of which one over it would be −Infinity.
 */
const anyOf = (chances: readonly number[]): number =>
  0 - Math.expm1(sum(chances.map((chance) => Math.log1p(-Math.min(1, chance)))));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
