import { carsOfAmerica } from './cars/america.ts';
import { carsOfAsia } from './cars/asia.ts';
import { carsOfBritain } from './cars/britain.ts';
import { carsOfTheContinent } from './cars/continent.ts';
import { carsOfFrance } from './cars/france.ts';
import { carsOfGermany } from './cars/germany.ts';
import { carsOfItaly } from './cars/italy.ts';
import { carsOfJapan } from './cars/japan.ts';
import { carsOfTheNorth } from './cars/nordic.ts';
import { carsOfTheSouth } from './cars/south.ts';
import type { StarterCar } from './starter-car.ts';

const higherFirst = (a: StarterCar, b: StarterCar): number => b.car.rq - a.car.rq || (a.carId < b.carId ? -1 : 1);

/**
 * The cars of a fresh installation, highest rating first: real cars, so that there is something to compare immediately.
 */
export const starterCatalogue: readonly StarterCar[] = [
  ...carsOfAmerica,
  ...carsOfAsia,
  ...carsOfBritain,
  ...carsOfTheContinent,
  ...carsOfFrance,
  ...carsOfGermany,
  ...carsOfItaly,
  ...carsOfJapan,
  ...carsOfTheNorth,
  ...carsOfTheSouth,
].sort(higherFirst);
