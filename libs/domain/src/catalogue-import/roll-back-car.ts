import { Command, type Meta } from '#kernel';
import { type CarPast, restated } from '../car/car-past.ts';
import type { CarEvent, CarSource } from '../car/car.events.ts';
import { car, type CarState } from '../car/car.state.ts';
import { ReleaseCar, releaseCar } from '../car/release-car.ts';
import { RetireCar, retireCar } from '../car/retire-car.ts';
import { ReviseCar, reviseCar } from '../car/revise-car.ts';
import { isOfImport } from './catalogue-import.state.ts';
import { rollBackPermissions } from './catalogue-import.permissions.ts';
import { undoing } from './undoing.ts';

/** Undo an import's changes to a car, except for what was changed again since. */
export class RollBackCar extends Command<{ readonly importId: string; readonly carId: string }> {}

/**
 * The events that undo the import on this car, and the names of what stays: stats, or `status`, that were changed again
 * since.
 */
export const rollBackCar = (
  { data, meta }: RollBackCar,
  past: CarPast,
): { readonly events: readonly CarEvent[]; readonly kept: readonly string[] } => {
  const { carId, importId } = data;
  const found = undoing(past, (event) => isOfImport(importId, event.meta.actor));
  const isTouched = rollBackPermissions.applies('roll-back-car', found ?? 'nothing', meta);
  if (!found || !isTouched) return { events: [], kept: [] };
  const { status, source, revisions, kept, history } = found;
  const orders = [
    ...(status === 'return' ? [giveBack(carId, source, meta)] : []),
    ...revisions.map(({ gameVersion, facts }) => {
      const order = { carId, car: facts, source, gameVersion, reason: 'import-undone' } as const;
      return (state: CarState) => reviseCar(new ReviseCar(order, meta), state);
    }),
    ...(status === 'retire' ? [takeAway(carId, meta)] : []),
    ...(history ? [() => [restated(past, { carId, source, reason: 'import-undone', ...history })]] : []),
  ];
  return { events: inTurn(past, orders), kept };
};

/** The events that undo one revision; none where its stats were changed again since. */
export const undoRevision = (
  carId: string,
  past: CarPast,
  revision: CarPast[number],
  meta: Meta,
): readonly CarEvent[] => {
  const { source, revisions } = undoing(past, (event) => event === revision) ?? { source: 'import', revisions: [] };
  const orders = revisions.map(({ gameVersion, facts }) => {
    const order = { carId, car: facts, source, gameVersion, reason: 'import-undone' } as const;
    return (state: CarState) => reviseCar(new ReviseCar(order, meta), state);
  });
  return inTurn(past, orders);
};

type Order = (state: CarState) => readonly CarEvent[];

const giveBack =
  (carId: string, source: CarSource, meta: Meta): Order =>
  (state) =>
    state.status === 'retired' ? releaseCar(new ReleaseCar({ carId, car: state.car, source }, meta), state) : [];

const takeAway =
  (carId: string, meta: Meta): Order =>
  (state) =>
    retireCar(new RetireCar({ carId, reason: 'withdrawn-by-staff' }, meta), state);

/** Each command is decided on the state after the ones before it. */
const inTurn = (past: readonly CarEvent[], orders: readonly Order[]): readonly CarEvent[] =>
  orders.reduce<readonly CarEvent[]>((done, order) => {
    const state = [...past, ...done].reduce<CarState>((so, event) => car.evolve(so, event), car.initial);
    return [...done, ...order(state)];
  }, []);
