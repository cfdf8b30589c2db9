import { bodyStyles, bodyStylesOf } from '../body-style.ts';
import { carClasses } from '../car-class.ts';
import { tyres } from '../car-stats.ts';
import type { CatalogueCar } from '../catalogue-car.ts';

/** A group of a filter by a range of a car's number. `code` is its code in links. */
type RangeRow = { readonly code: string; readonly of: (car: CatalogueCar) => number | null };

/** A group of a filter by chosen values; `values`: all there are, where they do not depend on the catalogue. */
type ChoiceRow = {
  readonly code: string;
  readonly of: (car: CatalogueCar) => readonly string[];
  readonly values?: readonly string[];
};

/** Ranges, in the order in which a filter shows them. */
export const rangeGroups = {
  rq: { code: 'R', of: (car) => car.rq },
  year: { code: 'Y', of: (car) => car.year },
  topSpeedMph: { code: 'S', of: (car) => car.topSpeedMph },
  acceleration0to60s: { code: 'A', of: (car) => car.acceleration0to60s },
  handling: { code: 'H', of: (car) => car.handling },
  mra: { code: 'M', of: (car) => car.mra },
  weightKg: { code: 'W', of: (car) => car.weightKg },
  seats: { code: 'P', of: (car) => car.seats },
} as const satisfies Record<string, RangeRow>;
export type RangeGroup = keyof typeof rangeGroups;

const yesNo = (value: boolean): readonly string[] => [value ? 'yes' : 'no'];

/** A car off the road has one of these tags. Source: the players' notes. */
const offTheRoad = ['Motorsport', 'Concept', 'Track'];
/** The tag of every other car; computed. */
export const ROAD_TAG = 'Road';
const tagsOf = ({ tags }: CatalogueCar): readonly string[] =>
  tags.some((tag) => offTheRoad.includes(tag)) ? tags : [...tags, ROAD_TAG];

/**
 * Choices, in the order in which a filter shows them; tags three times, because a car may be required to have several.
 */
export const choiceGroups = {
  class: { code: 'c', of: (car) => [car.class], values: carClasses.map(({ letter }) => letter) },
  tyre: { code: 'y', of: (car) => [car.tyre], values: tyres },
  drive: { code: 'd', of: (car) => [car.drive], values: ['FWD', 'RWD', '4WD'] },
  clearance: { code: 'g', of: (car) => [car.clearance], values: ['Low', 'Mid', 'High'] },
  country: { code: 'o', of: (car) => [car.country] },
  prize: { code: 'p', of: (car) => yesNo(car.prize), values: ['yes', 'no'] },
  body: { code: 'b', of: bodyStylesOf, values: bodyStyles },
  fuel: {
    code: 'f',
    of: (car) => [car.fuel],
    values: ['Petrol', 'Diesel', 'Electric', 'Hybrid', 'Hydrogen', 'Bioethanol', 'Misc'],
  },
  engine: { code: 'e', of: (car) => [car.engine], values: ['Front', 'Mid', 'Mid-rear', 'Mixed', 'Rear'] },
  brake: { code: 'k', of: (car) => (car.brake === null ? [] : [car.brake]), values: ['A', 'B', 'C'] },
  tcs: { code: 't', of: (car) => yesNo(car.tcs), values: ['yes', 'no'] },
  abs: { code: 'a', of: (car) => yesNo(car.abs), values: ['yes', 'no'] },
  tag: { code: 'l', of: tagsOf },
  tag2: { code: 'm', of: tagsOf },
  tag3: { code: 'n', of: tagsOf },
  brand: { code: 'r', of: (car) => [car.brand] },
} as const satisfies Record<string, ChoiceRow>;
export type ChoiceGroup = keyof typeof choiceGroups;

export const rangeRow = (group: RangeGroup): RangeRow => rangeGroups[group];
export const choiceRow = (group: ChoiceGroup): ChoiceRow => choiceGroups[group];

export const rangeNames = Object.keys(rangeGroups) as readonly RangeGroup[];
export const choiceNames = Object.keys(choiceGroups) as readonly ChoiceGroup[];
