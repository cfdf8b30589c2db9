import { RuleBroken } from '#kernel';
import { carClassOf, carRanges, countries, type FigureRange, isInRange } from '#racing';
import { type CarAttributes, carEnums } from './car-attributes.ts';

type Checks = { readonly [Field in keyof CarAttributes]: (value: CarAttributes[Field], car: CarAttributes) => boolean };

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
  class: (value, car) => carEnums.class.includes(value) && value === carClassOf(car.rq),
  rq: inRange(carRanges.rq),
  tyre: oneOf(carEnums.tyre),
  drive: oneOf(carEnums.drive),
  clearance: oneOf(carEnums.clearance),
  body: (value) => value.length > 0 && new Set(value).size === value.length && value.every(oneOf(carEnums.body)),
  seats: orNull(inRange(carRanges.seats)),
  fuel: oneOf(carEnums.fuel),
  engine: oneOf(carEnums.engine),
  weightKg: inRange(carRanges.weightKg),
  topSpeedMph: inRange(carRanges.topSpeedMph),
  acceleration0to60s: orNull(inRange(carRanges.acceleration0to60s)),
  handling: inRange(carRanges.handling),
  mra: orNull(inRange(carRanges.mra)),
  abs: flag,
  tcs: flag,
  brake: orNull(oneOf(carEnums.brake)),
  prize: flag,
  tags: (value) => value.length <= 50 && value.every(text),
};

/** An id as used in keys, links and stream names: `|` and `~` are separators there, so an id has neither. */
const idShape = /^[^\s|~]{1,120}$/;

/** Throws `RuleBroken('car-invalid', { carId, fields })` with every field that cannot be true of a car. */
export const checkCarAttributes = (carId: string, car: CarAttributes): void =>
  refuse(carId, wrongFields(Object.keys(checks) as (keyof CarAttributes)[], car));

export const checkSomeAttributes = (carId: string, car: Partial<CarAttributes>): void =>
  refuse(carId, wrongFields(Object.keys(car) as (keyof CarAttributes)[], car as CarAttributes));

export const missingAttributes = (car: Partial<CarAttributes>): readonly string[] =>
  (Object.keys(checks) as (keyof CarAttributes)[]).filter((field) => car[field] === undefined);

const wrongFields = (fields: readonly (keyof CarAttributes)[], car: CarAttributes) =>
  fields.filter((field) => !holds(car, field));

const refuse = (carId: string, wrong: readonly string[]): void => {
  const fields = idShape.test(carId) ? wrong : ['id', ...wrong];
  if (fields.length > 0) throw new RuleBroken('car-invalid', { carId, fields });
};

const holds = <Field extends keyof CarAttributes>(car: CarAttributes, field: Field): boolean =>
  checks[field] !== undefined && (checks[field] as Checks[Field])(car[field], car);
