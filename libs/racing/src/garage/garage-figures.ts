import { carClasses, type CarClass } from '../car-class.ts';
import type { CatalogueCar } from '../catalogue-car.ts';
import { costOfPoints } from '../costs/cost-of-tune.ts';
import { copyRaces, copyTune, copyUpgrades, copyWinRate, FULL_POINTS, type GarageCopy } from './garage-copy.ts';

/** A copy with its car. */
export type OwnedCopy = { readonly copy: GarageCopy; readonly car: CatalogueCar & { readonly id: string } };

export type ClassShare = { readonly carClass: CarClass; readonly copies: number; readonly full: number };

export const isFull = (copy: GarageCopy): boolean => copyUpgrades(copy) >= FULL_POINTS;

const STOCK = [0, 0, 0];

/** Cost of the upgrades and fuses of a copy from stock, in cash. */
export const upgradeValue = ({ copy, car }: OwnedCopy): number => {
  const key = `${car.class}${copy.points}`;
  const known = values.get(key);
  if (known !== undefined) return known;
  const value = costOfPoints(car.class, STOCK, Array.from(copy.points, Number))?.cash ?? 0;
  values.set(key, value);
  return value;
};

/** Thousands of copies share a few dozen upgrade states, and each is a sum of many steps. */
const values = new Map<string, number>();

/** Counts of a garage. */
export type GarageCounts = {
  readonly copies: number;
  readonly cars: number;
  readonly full: number;
  readonly prizes: number;
  /** Cars that could be bought or drawn and are not here. */
  readonly missing: number;
  /** Cost of its upgrades, in cash. */
  readonly value: number;
  readonly tunes: Readonly<Record<'332' | '323' | '233', number>>;
};

export const countGarage = (owned: readonly OwnedCopy[], catalogue: readonly CatalogueCar[]): GarageCounts => {
  const cars = new Map(owned.map(({ car }) => [car.id, car]));
  const wins = catalogue.filter(({ prize }) => !prize).length;
  const withTune = (tune: string) => owned.filter(({ copy }) => copyTune(copy) === tune).length;
  return {
    copies: owned.length,
    cars: cars.size,
    full: owned.filter(({ copy }) => isFull(copy)).length,
    prizes: owned.filter(({ car }) => car.prize).length,
    missing: wins - [...cars.values()].filter(({ prize }) => !prize).length,
    value: owned.reduce((sum, one) => sum + upgradeValue(one), 0),
    tunes: { '332': withTune('332'), '323': withTune('323'), '233': withTune('233') },
  };
};

/** The best class first. */
export const classShares = (owned: readonly OwnedCopy[]): readonly ClassShare[] => {
  const byClass = Map.groupBy(owned, ({ car }) => car.class);
  return carClasses
    .map(({ letter }) => {
      const those = byClass.get(letter) ?? [];
      return { carClass: letter, copies: those.length, full: those.filter(({ copy }) => isFull(copy)).length };
    })
    .toReversed();
};

/** Completeness of a collection: of the cars of a tag, brand or country; `value`: cash in upgrades of its copies. */
export type CollectionShare = {
  readonly name: string;
  readonly owned: number;
  readonly all: number;
  readonly value: number;
};

/** For each name the cars of the catalogue, and how many of them are owned; the most complete first. */
export const collectionShares = (
  owned: readonly OwnedCopy[],
  catalogue: readonly (CatalogueCar & { readonly id: string })[],
  namesOf: (car: CatalogueCar) => readonly string[],
): readonly CollectionShare[] => {
  const ids = new Set(owned.map(({ car }) => car.id));
  const shares = new Map<string, { owned: number; all: number; value: number }>();
  for (const car of catalogue)
    for (const name of namesOf(car)) {
      const share = shares.get(name) ?? { owned: 0, all: 0, value: 0 };
      share.all += 1;
      if (ids.has(car.id)) share.owned += 1;
      shares.set(name, share);
    }
  for (const one of owned)
    for (const name of namesOf(one.car)) {
      const share = shares.get(name);
      if (share) share.value += upgradeValue(one);
    }
  return [...shares]
    .map(([name, share]) => ({ name, ...share }))
    .filter((share) => share.owned > 0)
    .toSorted((a, b) => b.owned / b.all - a.owned / a.all || b.all - a.all || a.name.localeCompare(b.name));
};

/** Races from which on a rate is meaningful. Source: the players' notes. */
export const RACES_OF_A_RATE = 20;

/** Rankings of a garage; ties go to the copy with more races. */
export const garageTops = {
  raced: ({ copy }: OwnedCopy) => copyRaces(copy),
  won: ({ copy }: OwnedCopy) => copy.won,
  lost: ({ copy }: OwnedCopy) => copy.lost,
  winRate: ({ copy }: OwnedCopy) => (copyRaces(copy) > RACES_OF_A_RATE ? (copyWinRate(copy) ?? 0) : 0),
} as const;
export type GarageTop = keyof typeof garageTops;

export const topOf = <One extends OwnedCopy>(owned: readonly One[], top: GarageTop): One | undefined => {
  const figure = garageTops[top];
  return largest(owned, (one) => [figure(one), copyRaces(one.copy)]);
};

/** Longest in the garage, of all or of those that never raced. */
export const longestOwned = <One extends OwnedCopy>(owned: readonly One[], unraced: boolean): One | undefined =>
  owned
    .filter(({ copy }) => copy.since !== null && (!unraced || copyRaces(copy) === 0))
    .toSorted((a, b) => (a.copy.since ?? '').localeCompare(b.copy.since ?? ''))[0];

const largest = <One extends OwnedCopy>(
  owned: readonly One[],
  of: (one: One) => readonly [figure: number, races: number],
): One | undefined => {
  let best: One | undefined;
  let most: readonly [number, number] = [0, 0];
  for (const one of owned) {
    const [figure, races] = of(one);
    if (figure < most[0] || figure === 0 || (figure === most[0] && races <= most[1])) continue;
    best = one;
    most = [figure, races];
  }
  return best;
};
