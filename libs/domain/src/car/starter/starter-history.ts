import { carClassOf, currentGameVersion } from '#racing';
import type { CarAttributes } from '../car-attributes.ts';
import type { StarterCar } from './starter-car.ts';
import { starterChanges } from './starter-changes.ts';
import { starterMra } from './starter-mra.ts';
import { starterRating } from './starter-rating.ts';

/** The game versions of the starter catalogue's history, oldest first; the last one is today's. */
export const starterGameVersions = ['24.1', '24.2', currentGameVersion] as const;
type StarterGameVersion = (typeof starterGameVersions)[number];

export type StarterAttributes = { readonly gameVersion: StarterGameVersion; readonly car: CarAttributes };

/** Cars built from these years on came with the second and the third version. */
const YEARS_OF_NEWCOMERS: readonly (readonly [StarterGameVersion, number])[] = [
  [currentGameVersion, 2022],
  ['24.2', 2020],
];

/** The version in which a car came into the starter catalogue. */
export const starterSince = ({ year }: Pick<CarAttributes, 'year'>): StarterGameVersion =>
  YEARS_OF_NEWCOMERS.find(([, from]) => year >= from)?.[0] ?? starterGameVersions[0];

/** A car's attributes in each version that it existed in, oldest first; versions without a change repeat them. */
export const starterHistory = ({ carId, car }: StarterCar): readonly StarterAttributes[] => {
  const there = starterGameVersions.slice(starterGameVersions.indexOf(starterSince(car)));
  const changes = starterChanges.filter((change) => change.carId === carId);
  return there.map((gameVersion) => {
    const later = changes.filter((change) => isBefore(gameVersion, change.gameVersion)).toReversed();
    return { gameVersion, car: later.reduce((figures, { was }) => rated({ ...figures, ...was }), car) };
  });
};

const isBefore = (a: StarterGameVersion, b: StarterGameVersion): boolean =>
  starterGameVersions.indexOf(a) < starterGameVersions.indexOf(b);

const rated = (car: CarAttributes): CarAttributes => {
  const rq = starterRating(car);
  return { ...car, rq, class: carClassOf(rq), mra: starterMra(car) };
};
