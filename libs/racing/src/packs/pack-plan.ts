import { type CarClass, carClasses } from '../car-class.ts';
import { type CardOdds, type Pack, WHOLE_ODDS } from './pack.ts';

/** The fields of a car that packs use: prize cars are in none. */
export type PackCar = { readonly class: CarClass; readonly prize: boolean };

/** Cars that a card can be, by class. */
export type CarPool<Car extends PackCar> = ReadonlyMap<CarClass, readonly Car[]>;

/** One card of a pack: its chances, 0 to 1, by class, each with its equally likely cars. */
export type CardPlan<Car extends PackCar> = readonly {
  readonly carClass: CarClass;
  readonly chance: number;
  readonly cars: readonly Car[];
}[];

/** A pack ready to be opened; or the class, rarest first, without any car where the pack has to draw one. */
export type PackPlan<Car extends PackCar> =
  { readonly ok: true; readonly cards: readonly CardPlan<Car>[] } | { readonly ok: false; readonly missing: CarClass };

/**
 * The pool of the cards of a pack. Without a theme: all cars except prizes. With one the first cards come from the
 * theme's cars among those; when these lack only class S, the odds made for that apply, where a pack has such.
 */
export const planPack = <Car extends PackCar>(
  pack: Pack,
  cars: readonly Car[],
  inTheme?: (car: Car) => boolean,
): PackPlan<Car> => {
  const free = cars.filter(({ prize }) => !prize);
  const pools = { free: poolOf(free), themed: poolOf(inTheme ? free.filter(inTheme) : free) };
  const odds = (inTheme && pack.themedOdds) || pack.odds;
  const plan = planCards(odds, pack.themedCards, pools);
  if (plan.ok || !inTheme || plan.missing !== 'S' || !pack.withoutLegendaryOdds) return plan;
  return planCards(pack.withoutLegendaryOdds, pack.themedCards, pools);
};

const poolOf = <Car extends PackCar>(cars: readonly Car[]): CarPool<Car> => Map.groupBy(cars, (car) => car.class);

type Pools<Car extends PackCar> = { readonly free: CarPool<Car>; readonly themed: CarPool<Car> };

const planCards = <Car extends PackCar>(
  odds: readonly CardOdds[],
  themedCards: number,
  { free, themed }: Pools<Car>,
): PackPlan<Car> => {
  const cards = odds.map((card, at) => planCard(card, at < themedCards ? themed : free));
  const missing = rarestFirst.find((carClass) =>
    cards.some((card) => card.some((part) => part.carClass === carClass && part.cars.length === 0)),
  );
  return missing ? { ok: false, missing } : { ok: true, cards };
};

const rarestFirst: readonly CarClass[] = carClasses.map(({ letter }) => letter).reverse();

const planCard = <Car extends PackCar>(odds: CardOdds, pool: CarPool<Car>): CardPlan<Car> =>
  rarestFirst.flatMap((carClass) => {
    const chance = (odds[carClass] ?? 0) / WHOLE_ODDS;
    return chance > 0 ? [{ carClass, chance, cars: pool.get(carClass) ?? [] }] : [];
  });
