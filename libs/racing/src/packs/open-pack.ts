import type { CardPlan, PackCar } from './pack-plan.ts';

/**
 * Opens a pack: one car per card, in order. `random` returns numbers from 0 up to but not 1, two per card: for the
 * class, then for the car, each in its class equally likely. The same numbers give the same cars.
 */
export const openPack = <Car extends PackCar>(cards: readonly CardPlan<Car>[], random: () => number): readonly Car[] =>
  cards.flatMap((card) => {
    const cars = drawClass(card, random())?.cars ?? [];
    const car = cars[Math.floor(random() * cars.length)];
    return car ? [car] : [];
  });

const drawClass = <Car extends PackCar>(card: CardPlan<Car>, at: number): CardPlan<Car>[number] | undefined => {
  let upTo = 0;
  return card.find(({ chance }) => (upTo += chance) > at) ?? card.at(-1);
};
