import type { Car } from '#contracts';
import { carRanges, isInRange, sameFigure } from '#racing';

/** The editable fields of a car; its class follows from its rating. */
export type CarFigures = Partial<Omit<Car, 'id' | 'class' | 'retired' | 'source' | 'releasedIn'>>;
export type FigureName = keyof CarFigures;

export const figureNames = [
  'name',
  'brand',
  'year',
  'country',
  'body',
  'rq',
  'prize',
  'tyre',
  'drive',
  'clearance',
  'topSpeedMph',
  'acceleration0to60s',
  'handling',
  'mra',
  'weightKg',
  'seats',
  'brake',
  'abs',
  'tcs',
  'fuel',
  'engine',
  'tags',
] as const satisfies readonly FigureName[];

/** The contents of the fields: empty is unknown. */
export type CarValues = Record<Exclude<FigureName, 'body'>, string> & { body: readonly string[] };

export type NumberName = keyof typeof carRanges;
const isNumber = (name: FigureName): name is NumberName => name in carRanges;
const isFlag = (name: FigureName) => name === 'abs' || name === 'tcs' || name === 'prize';

const mayBeUnknown: readonly FigureName[] = ['seats', 'mra', 'brake', 'tags'];
export const isNeeded = (name: FigureName): boolean => !mayBeUnknown.includes(name);

/** Marks a car that never reaches 60 mph. */
export const NEVER = 'N/A';

function valueOf(name: FigureName, figure: unknown): string {
  if (figure === undefined) return '';
  if (figure === null) return name === 'acceleration0to60s' ? NEVER : '';
  if (isFlag(name)) return figure === true ? 'yes' : 'no';
  return Array.isArray(figure) ? figure.join(', ') : String(figure as string | number);
}

export function valuesOf(figures: CarFigures): CarValues {
  const texts = figureNames.map((name) => [
    name,
    name === 'body' ? (figures.body ?? []) : valueOf(name, figures[name]),
  ]);
  return Object.fromEntries(texts) as CarValues;
}

const listOf = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  ),
];

function readText(name: FigureName, text: string): unknown {
  if (name === 'tags') return listOf(text);
  if (text === '') return undefined;
  if (name === 'acceleration0to60s' && text.toUpperCase() === NEVER) return null;
  if (isFlag(name)) return text === 'yes';
  return isNumber(name) ? Number(text.replace(',', '.')) : text;
}

/** A field's value: undefined where it is empty. */
export function readFigure(name: FigureName, values: CarValues): unknown {
  if (name === 'body') return values.body.length === 0 ? undefined : values.body;
  return readText(name, values[name].trim());
}

export type FigureFault = 'needed' | 'range';

/** Errors by field: a value out of range, or a known value that is empty now. */
export function faultsOf(was: CarFigures, values: CarValues): Partial<Record<FigureName, FigureFault>> {
  const faults = figureNames.flatMap((name): [FigureName, FigureFault][] => {
    const is = readFigure(name, values);
    if (is === undefined) return was[name] !== undefined && isNeeded(name) ? [[name, 'needed']] : [];
    return isNumber(name) && is !== null && !isInRange(is as number, carRanges[name]) ? [[name, 'range']] : [];
  });
  return Object.fromEntries(faults);
}

/** The changed values; null where a known value was removed. */
export function changesOf(was: CarFigures, values: CarValues): CarFigures {
  const changes = figureNames.flatMap((name) => {
    const is = readFigure(name, values);
    const before = was[name];
    if (is === undefined) return before === undefined || before === null ? [] : [[name, null]];
    if (before === undefined && Array.isArray(is) && is.length === 0) return [];
    return sameFigure(before, is) ? [] : [[name, is]];
  });
  return Object.fromEntries(changes) as CarFigures;
}

export const withChanges = (was: CarFigures, changes: CarFigures): CarFigures => ({ ...was, ...changes });
