import { carClassOf, currentGameVersion } from '#racing';
import type { CarFacts } from '../car-facts.ts';
import type { StarterCar } from './starter-car.ts';
import { starterChanges } from './starter-changes.ts';
import { starterMra } from './starter-mra.ts';
import { starterRating } from './starter-rating.ts';

/** The versions of the game that the starter catalogue has a past in, oldest first; the last one is today's. */
export const starterGameVersions = ['24.1', '24.2', currentGameVersion] as const;
type StarterGameVersion = (typeof starterGameVersions)[number];

/** Figures of a car in one version. */
export type StarterFacts = { readonly gameVersion: StarterGameVersion; readonly car: CarFacts };

/** Cars built from these years on came with the second and the third version. */
const YEARS_OF_NEWCOMERS: readonly (readonly [StarterGameVersion, number])[] = [
  [currentGameVersion, 2022],
  ['24.2', 2020],
];

/** The version in which a car came into the starter catalogue. */
export const starterSince = ({ year }: Pick<CarFacts, 'year'>): StarterGameVersion =>
  YEARS_OF_NEWCOMERS.find(([, from]) => year >= from)?.[0] ?? starterGameVersions[0];

/** What a car was in each version that it was there in, oldest first; a version that left it alone says the same again. */
export const starterHistory = ({ carId, car }: StarterCar): readonly StarterFacts[] => {
  const there = starterGameVersions.slice(starterGameVersions.indexOf(starterSince(car)));
  const changes = starterChanges.filter((change) => change.carId === carId);
  return there.map((gameVersion) => {
    const later = changes.filter((change) => isBefore(gameVersion, change.gameVersion)).toReversed();
    return { gameVersion, car: later.reduce((figures, { was }) => rated({ ...figures, ...was }), car) };
  });
};

const isBefore = (a: StarterGameVersion, b: StarterGameVersion): boolean =>
  starterGameVersions.indexOf(a) < starterGameVersions.indexOf(b);

/** Rating, class and MRA follow from the figures in every version. */
const rated = (car: CarFacts): CarFacts => {
  const rq = starterRating(car);
  return { ...car, rq, class: carClassOf(rq), mra: starterMra(car) };
};
