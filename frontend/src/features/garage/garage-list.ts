import { copyRaces, copyWinRate, type Criteria, isFull, matchesCriteria, RACES_OF_A_RATE } from '#racing';
import type { Owned } from './use-garage.ts';

export const garageOrders = ['rq', 'newest', 'races', 'rate', 'name'] as const;
export type GarageOrder = (typeof garageOrders)[number];
export const garageParts = ['duplicates', 'unfinished', 'locked'] as const;
export type GaragePart = (typeof garageParts)[number];

export type GarageQuestion = {
  readonly find: string;
  readonly criteria: Criteria;
  readonly only: readonly GaragePart[];
  readonly order: GarageOrder;
};

/** A win rate from few races is unreliable: it comes after all others. */
const rateOf = ({ copy }: Owned): number => (copyRaces(copy) > RACES_OF_A_RATE ? (copyWinRate(copy) ?? 0) : -1);

const orders: Readonly<Record<GarageOrder, (a: Owned, b: Owned) => number>> = {
  rq: (a, b) => b.car.rq - a.car.rq,
  newest: (a, b) => (b.copy.since ?? '').localeCompare(a.copy.since ?? ''),
  races: (a, b) => copyRaces(b.copy) - copyRaces(a.copy),
  rate: (a, b) => rateOf(b) - rateOf(a),
  name: () => 0,
};

/**
 * Created once: sorting 3,000 copies compares tens of thousands of times, and `localeCompare` creates a collator each
 * time.
 */
const names = new Intl.Collator();
/** Only a stable order matters for ids, not a locale's. */
const byId = (a: Owned, b: Owned): number => (a.id < b.id ? -1 : Number(a.id > b.id));

const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The copies that pass, in order; equal ones by name. */
export function garageList(owned: readonly Owned[], { find, criteria, only, order }: GarageQuestion): readonly Owned[] {
  const words = plain(find).split(/\s+/).filter(Boolean);
  const passes = matchesCriteria(criteria);
  const times = new Map<string, number>();
  for (const { car } of owned) times.set(car.id, (times.get(car.id) ?? 0) + 1);
  const parts: Readonly<Record<GaragePart, (one: Owned) => boolean>> = {
    duplicates: ({ car }) => (times.get(car.id) ?? 0) > 1,
    unfinished: ({ copy }) => !isFull(copy),
    locked: ({ copy }) => copy.locked,
  };
  const verdicts = new Map<string, boolean>();
  const isShown = (one: Owned): boolean => {
    const known = verdicts.get(one.car.id);
    const fits =
      known ?? (passes(one.car) && words.every((word) => plain(`${one.car.name} ${one.car.year}`).includes(word)));
    if (known === undefined) verdicts.set(one.car.id, fits);
    return fits && only.every((part) => parts[part](one));
  };
  return owned
    .filter(isShown)
    .toSorted((a, b) => orders[order](a, b) || names.compare(a.car.name, b.car.name) || byId(a, b));
}
