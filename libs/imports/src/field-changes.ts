import { car, type CarEvent, type CarState, isKnownCar } from '#domain';
import { sameFigure } from '#racing';
import type { Taken } from './take-step.ts';

export type FieldChanges = Readonly<Record<string, readonly [old: unknown, now: unknown]>>;

export const fieldChangesOf = ({ before, events }: Taken<CarState, CarEvent>): FieldChanges =>
  Object.fromEntries(events.flatMap((event) => fieldChanges(before, event)));

const fieldChanges = (before: CarState, event: CarEvent): readonly [string, readonly [unknown, unknown]][] => {
  if (event.type !== 'CarRevised' && event.type !== 'CarHistoryRestated') return [];
  const { source } = event.data;
  const old: Readonly<Record<string, unknown>> = isKnownCar(before) ? { ...before.car, source: before.source } : {};
  const changes = event.type === 'CarRevised' ? event.data.changes : changesOf(before, event);
  const now = old['source'] === source ? changes : { ...changes, source };
  return Object.entries(now).map(([field, value]) => [field, [old[field] ?? null, value]]);
};

const changesOf = (before: CarState, event: CarEvent): Readonly<Record<string, unknown>> => {
  if (!isKnownCar(before)) return {};
  const after = car.evolve(before, event);
  const now: Readonly<Record<string, unknown>> = isKnownCar(after) ? { ...after.car } : {};
  const old: Readonly<Record<string, unknown>> = { ...before.car };
  return Object.fromEntries(Object.entries(now).filter(([field, value]) => !sameFigure(value, old[field])));
};
