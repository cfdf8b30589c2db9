import type { Car } from '#contracts';
import { carClasses, sameCarFigure } from '#racing';

/** A car's fields that a game version may change. */
export const changedFields = [
  'class',
  'rq',
  'topSpeedMph',
  'acceleration0to60s',
  'handling',
  'mra',
  'weightKg',
  'brake',
  'abs',
  'tcs',
  'drive',
  'tyre',
  'clearance',
  'prize',
  'tags',
  'year',
  'seats',
  'body',
  'fuel',
  'engine',
  'name',
  'brand',
  'country',
] as const satisfies readonly (keyof Car)[];
export type ChangedField = (typeof changedFields)[number];

/** Judged for a player who races the car. A higher rating is worse, because it costs more. */
export type Verdict = 'better' | 'worse' | 'neither';

export type Change = {
  readonly field: ChangedField;
  readonly was: unknown;
  readonly is: unknown;
  readonly verdict: Verdict;
  /** The difference, in the unit of the field; null for a value that is no number. */
  readonly difference: number | null;
};

/** 1: more is better, -1: less is better. */
const betterWith: Partial<Record<ChangedField, 1 | -1>> = {
  rq: -1,
  class: -1,
  topSpeedMph: 1,
  acceleration0to60s: -1,
  handling: 1,
  mra: 1,
  weightKg: -1,
  brake: 1,
  abs: 1,
  tcs: 1,
};

const classOrder: readonly unknown[] = carClasses.map(({ letter }) => letter);
const brakeOrder: readonly unknown[] = ['C', 'B', 'A'];

/** The rank of a value among the others of its field; undefined where that is unknown. */
function placeOf(field: ChangedField, value: unknown): number | undefined {
  if (field === 'acceleration0to60s' && value === null) return Infinity; // it never gets there
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return Number(value);
  const place = field === 'class' ? classOrder.indexOf(value) : field === 'brake' ? brakeOrder.indexOf(value) : -1;
  return place < 0 ? undefined : place;
}

function changeOf(field: ChangedField, was: unknown, is: unknown): Change {
  const [before, now] = [placeOf(field, was), placeOf(field, is)];
  const sign = betterWith[field];
  const more = before === undefined || now === undefined ? 0 : Math.sign(now - before);
  const verdict = sign === undefined || more === 0 ? 'neither' : more === sign ? 'better' : 'worse';
  const counted = typeof was === 'number' && typeof is === 'number';
  return { field, was, is, verdict, difference: counted ? is - was : null };
}

/** The changed fields, the most wanted first. */
export const changesOf = (changes: Readonly<Record<string, readonly [unknown, unknown]>>): readonly Change[] =>
  changedFields.flatMap((field) => {
    const change = changes[field];
    return change === undefined ? [] : [changeOf(field, change[0], change[1])];
  });

export const changesBetween = (then: Car, now: Car): readonly Change[] =>
  changedFields
    .filter((field) => !sameCarFigure(field, then[field], now[field]))
    .map((field) => changeOf(field, then[field], now[field]));
