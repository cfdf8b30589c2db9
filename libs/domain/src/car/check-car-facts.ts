import { RuleBroken } from '#kernel';
import { carClassOf, carRanges, countries, type FigureRange, isInRange } from '#racing';
import { type CarFacts, carWords } from './car-facts.ts';

type Checks = { readonly [Field in keyof CarFacts]: (value: CarFacts[Field], car: CarFacts) => boolean };

const text = (value: string) => typeof value === 'string' && value.trim() !== '' && value.length <= 120;
const oneOf = (list: readonly string[]) => (value: string) => list.includes(value);
const flag = (value: boolean) => typeof value === 'boolean';
const inRange = (range: FigureRange) => (value: number) => isInRange(value, range);
const orNull =
  <Value>(check: (value: Value) => boolean) =>
  (value: Value | null) =>
    value === null || check(value);

const checks: Checks = {
  name: text,
  brand: text,
  year: inRange(carRanges.year),
  country: (value) => countries.has(value),
  class: (value, car) => carWords.class.includes(value) && value === carClassOf(car.rq),
  rq: inRange(carRanges.rq),
  tyre: oneOf(carWords.tyre),
  drive: oneOf(carWords.drive),
  clearance: oneOf(carWords.clearance),
  body: (value) => value.length > 0 && new Set(value).size === value.length && value.every(oneOf(carWords.body)),
  seats: orNull(inRange(carRanges.seats)),
  fuel: oneOf(carWords.fuel),
  engine: oneOf(carWords.engine),
  weightKg: inRange(carRanges.weightKg),
  topSpeedMph: inRange(carRanges.topSpeedMph),
  acceleration0to60s: orNull(inRange(carRanges.acceleration0to60s)),
  handling: inRange(carRanges.handling),
  mra: orNull(inRange(carRanges.mra)),
  abs: flag,
  tcs: flag,
  brake: orNull(oneOf(carWords.brake)),
  prize: flag,
  tags: (value) => value.length <= 50 && value.every(text),
};

/** An id as used in keys, links and stream names: `|` and `~` are separators there, so an id has neither. */
const idShape = /^[^\s|~]{1,120}$/;

/** Throws `RuleBroken('car-invalid', { carId, fields })` with every field that cannot be true of a car. */
export const checkCarFacts = (carId: string, car: CarFacts): void =>
  refuse(carId, wrongFields(Object.keys(checks) as (keyof CarFacts)[], car));

export const checkSomeFacts = (carId: string, car: Partial<CarFacts>): void =>
  refuse(carId, wrongFields(Object.keys(car) as (keyof CarFacts)[], car as CarFacts));

export const missingFacts = (car: Partial<CarFacts>): readonly string[] =>
  (Object.keys(checks) as (keyof CarFacts)[]).filter((field) => car[field] === undefined);

const wrongFields = (fields: readonly (keyof CarFacts)[], car: CarFacts) =>
  fields.filter((field) => !holds(car, field));

const refuse = (carId: string, wrong: readonly string[]): void => {
  const fields = idShape.test(carId) ? wrong : ['id', ...wrong];
  if (fields.length > 0) throw new RuleBroken('car-invalid', { carId, fields });
};

const holds = <Field extends keyof CarFacts>(car: CarFacts, field: Field): boolean =>
  checks[field] !== undefined && (checks[field] as Checks[Field])(car[field], car);
