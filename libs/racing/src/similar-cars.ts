import type { CarClass } from './car-class.ts';
import type { CarStats } from './car-stats.ts';

/** The attributes of a car that similarity uses. */
export type RatedCar = CarStats & { readonly rq: number; readonly class: CarClass; readonly country: string };

const RQ_APART = 10;
const LEAST_SCORE = 5;
const MAX_CARS = 6;

/**
 * Cars that race like this one, most alike first: within 10 RQ, four driven wheels on both or none (class S and racing
 * tyres aside), scored by build and stats. The car itself is left out. Source: the players' notes.
 */
export const similarCars = <Car extends RatedCar>(
  car: Car,
  catalogue: readonly Car[],
  most: number = MAX_CARS,
): readonly Car[] =>
  catalogue
    .filter((other) => other !== car && mayCompare(car, other))
    .map((other) => ({ other, score: likeness(car, other) }))
    .filter(({ score }) => score > LEAST_SCORE)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ other }) => other);

const mayCompare = (car: RatedCar, other: RatedCar): boolean =>
  Math.abs(car.rq - other.rq) <= RQ_APART &&
  (bothRacing(car, other) || other.class === 'S' || (car.drive === '4WD') === (other.drive === '4WD'));

/** A car on slicks and one on performance tyres race alike unless the latter drives all four wheels. */
const bothRacing = (car: RatedCar, other: RatedCar): boolean => isRacingPair(car, other) || isRacingPair(other, car);
const isRacingPair = (slick: RatedCar, road: RatedCar): boolean =>
  slick.tyre === 'Slick' && road.tyre === 'Performance' && road.drive !== '4WD';

/** How alike two cars are, 0 to 31.5. */
export const likeness = (car: RatedCar, other: RatedCar): number => {
  const racing = bothRacing(car, other);
  const sameTyre = car.tyre === other.tyre;
  const forgiving = sameTyre && (car.tyre === 'Off-road' || car.tyre === 'Standard');
  return (
    (car.clearance === other.clearance || forgiving ? 5 : 0) +
    (sameTyre || racing ? 5 : 0) +
    (car.drive === other.drive || racing ? 5 : 0) +
    (car.class === other.class ? 2 : 0) +
    (car.country === other.country ? 0.5 : 0) +
    inCorners(car, other) +
    closeness(car.topSpeedMph, other.topSpeedMph, 80) +
    2 * closeness(car.mra, other.mra, 70) +
    closeness(car.weightKg, other.weightKg, 1000) +
    2 * closeness(car.rq, other.rq, 10)
  );
};

/** 1 when equal, 0 when `far` apart or more, or when one is unknown. */
const closeness = (a: number | null, b: number | null, far: number): number =>
  a === null || b === null ? 0 : Math.max(0, 1 - Math.abs(a - b) / far);

const QUICK_SECONDS = 5;

const inCorners = (car: RatedCar, other: RatedCar): number => {
  const [mine, theirs] = [agility(car), agility(other)];
  const [a, b] = [car.acceleration0to60s, other.acceleration0to60s];
  if (mine !== null && theirs !== null && a !== null && b !== null && Math.abs(a - b) < 1)
    return 8 * closeness(mine, theirs, 30);
  return (
    3 * closeness(a, b, a !== null && a < QUICK_SECONDS ? 1.5 : 5) + 2 * closeness(car.handling, other.handling, 10)
  );
};

/** Handling and launch as one number; null for strong cars that handle badly, for which it means nothing. */
const agility = ({ handling, acceleration0to60s, rq }: RatedCar): number | null =>
  acceleration0to60s === null || (rq > 80 && handling < 80) ? null : handling ** 3 / (1000 * acceleration0to60s);
