import { aCar } from '#test/a-car';
import { by } from '#test/decision-kit';
import type { Recorded } from '#kernel';
import type { CarAttributes } from '../car/car-attributes.ts';
import type { CarEvent } from '../car/car.events.ts';
import { RollBackCar, rollBackCar } from './roll-back-car.ts';

const carId = 'A_1';
const ours = 'job:import-2026-1';
const by1 = (actor: string, event: CarEvent): Recorded<CarEvent> =>
  ({ ...event, meta: { actor } }) as unknown as Recorded<CarEvent>;
const released = (actor: string) =>
  by1(actor, {
    type: 'CarReleased',
    version: 2,
    data: { carId, car: aCar(), source: actor === ours ? 'import' : 'starter', gameVersion: '26' },
  });
const revised = (actor: string, changes: Partial<CarAttributes>) =>
  by1(actor, {
    type: 'CarRevised',
    version: 2,
    data: {
      carId,
      gameVersion: '26',
      changes,
      source: actor === ours ? 'import' : 'moderator',
      reason: 'list-imported',
      alreadyStated: [],
    },
  });
const retired = (actor: string) =>
  by1(actor, { type: 'CarRetired', version: 2, data: { carId, reason: 'not-in-source', gameVersion: '26' } });

const undone = (past: readonly Recorded<CarEvent>[], actor = 'system:ops') => {
  const { events, kept } = rollBackCar(new RollBackCar({ importId: '2026-1', carId }, by(actor)), past);
  return { kept, events: events.map(({ type, data }) => [type, 'changes' in data ? data.changes : undefined]) };
};

describe('roll-back-car', () => {
  it('revises figures back that are still as the import left them', () => {
    expect(undone([released('x'), revised(ours, { weightKg: 700, handling: 80 })])).toEqual({
      events: [['CarRevised', { weightKg: 651, handling: 70 }]],
      kept: [],
    });
  });

  it('leaves figures that were changed again since, and names them', () => {
    const past = [released('x'), revised(ours, { weightKg: 700, handling: 80 }), revised('mod', { weightKg: 690 })];
    expect(undone(past)).toEqual({ events: [['CarRevised', { handling: 70 }]], kept: ['weightKg'] });
  });

  it('leaves the class of a rating that was changed again since', () => {
    const past = [released('x'), revised(ours, { rq: 31, class: 'D' }), revised('mod', { rq: 35 })];
    expect(undone(past).kept).toEqual(['rq', 'class']);
  });

  it('retires a car that the import added, unless somebody has worked on it since', () => {
    expect(undone([released(ours)]).events).toEqual([
      ['CarRetired', undefined],
      ['CarHistoryRestated', undefined],
    ]);
    expect(undone([released(ours), revised('mod', { weightKg: 690 })])).toEqual({
      events: [],
      kept: ['status', 'weightKg'],
    });
  });

  it('brings a car back that the import retired', () => {
    expect(undone([released('x'), retired(ours)]).events).toEqual([['CarReturned', undefined]]);
  });

  it('retires again what the import had brought back, as it was', () => {
    const returned = by1(ours, {
      type: 'CarReturned',
      version: 2,
      data: { carId, source: 'import', gameVersion: '26' },
    });
    expect(undone([released('x'), retired('x'), returned, revised(ours, { weightKg: 700 })]).events).toEqual([
      ['CarRevised', { weightKg: 651 }],
      ['CarRetired', undefined],
    ]);
  });

  it('does nothing to a car that the import left alone, and nothing for members', () => {
    expect(undone([released('x')])).toEqual({ events: [], kept: [] });
    expect(() => undone([released(ours)], 'ann')).toThrow('not-allowed');
  });
});
