import { aCar } from '#test/a-car';
import { by, given } from '#test/decision-kit';
import type { CarEvent, CarSource } from './car.events.ts';
import { car } from './car.state.ts';
import { ReviseCar, reviseCar } from './revise-car.ts';

const carId = 'Mini_Cooper_S_1964';
const released: CarEvent = { type: 'CarReleased', data: { carId, car: aCar({ tags: ['Road'] }), source: 'starter' } };

const revise = (facts = aCar(), { source = 'starter' as CarSource, actor = 'system:ops' } = {}) => {
  const command = new ReviseCar({ carId, car: facts, source }, by(actor));
  return (state: typeof car.initial) => reviseCar(command, state);
};

describe('revise-car', () => {
  it('says only what differs', () => {
    given(car, [released])
      .when(revise(aCar({ tags: ['Road', 'Rally'], weightKg: 660 })))
      .then([
        { type: 'CarRevised', data: { carId, changes: { tags: ['Road', 'Rally'], weightKg: 660 }, source: 'starter' } },
      ]);
  });

  it('says nothing when nothing differs', () => {
    given(car, [released])
      .when(revise(aCar({ tags: ['Road'] })))
      .then([]);
  });

  it('compares with what the last revision left', () => {
    given(car, [released, { type: 'CarRevised', data: { carId, changes: { weightKg: 660 }, source: 'starter' } }])
      .when(revise(aCar({ tags: ['Road'], weightKg: 660 })))
      .then([]);
  });

  it('says that another source vouches for the same figures', () => {
    given(car, [released])
      .when(revise(aCar({ tags: ['Road'] }), { source: 'import' }))
      .then([{ type: 'CarRevised', data: { carId, changes: {}, source: 'import' } }]);
  });

  it('needs the car to be there', () => {
    given(car).when(revise()).thenBroken('car-unknown', { carId });
  });

  it('needs the car to be offered', () => {
    given(car, [released, { type: 'CarRetired', data: { carId, reason: 'not-in-source' } }])
      .when(revise())
      .thenBroken('car-retired', { carId });
  });

  it('refuses figures that cannot be', () => {
    given(car, [released])
      .when(revise(aCar({ seats: 0 })))
      .thenBroken('car-invalid', { carId, fields: ['seats'] });
  });

  it('is for operators, not for members', () => {
    given(car, [released])
      .when(revise(aCar(), { actor: 'ann' }))
      .thenBroken('not-allowed');
  });
});
