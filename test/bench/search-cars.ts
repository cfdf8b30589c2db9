import { existsSync, readFileSync } from 'node:fs';
import { starterCatalogue } from '#domain';
import type { CatalogueCar } from '#racing';

const CARS = 6_300;
const file = new URL('../../../shared/data/catalogue.jsonl', import.meta.url);

const real = (): readonly CatalogueCar[] =>
  existsSync(file)
    ? Array.from(readFileSync(file, 'utf8').trimEnd().split('\n'), (line) => JSON.parse(line) as CatalogueCar)
    : starterCatalogue.map(({ car }) => car);

/**
 * 6,300 cars: the real catalogue where available, else the starter one, then the same cars with a suffix to their
 * names.
 */
export const manyCars = (): readonly CatalogueCar[] => {
  const cars = real();
  return Array.from({ length: CARS }, (_, n) => {
    const car = cars[n % cars.length] as CatalogueCar;
    const mark = Math.floor(n / cars.length);
    return mark === 0 ? car : { ...car, name: `${car.name} Mk${mark}` };
  });
};

/** As a plain search would: no accents, lower case, single spaces. */
export const normalised = (name: string): string =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim().replaceAll(/\s+/g, ' ');

/** Whole numbers below a bound, the same at each run. */
export const seeded = (seed: number): ((below: number) => number) => {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

export const withTypo = (text: string, chance: (below: number) => number): string => {
  const at = chance(text.length);
  const letter = 'abcdefghijklmnopqrstuvwxyz'.charAt(chance(26));
  const [before, here, after] = [text.slice(0, at), text.charAt(at), text.slice(at + 1)];
  const typos = [before + after, before + letter + here + after, before + letter + after];
  return [...typos, before + after.charAt(0) + here + after.slice(1)][chance(4)] ?? text;
};
