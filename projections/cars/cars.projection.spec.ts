import { aCar } from '#test/a-car';
import { given } from '#test/projection-kit';
import { car as carContract } from '#contracts';
import type { CarEvent } from '#domain';
import { cars } from './cars.projection.ts';

const carId = 'Mini_Cooper_S_1964';
const released: CarEvent = { type: 'CarReleased', data: { carId, car: aCar(), source: 'starter' } };
const retired: CarEvent = { type: 'CarRetired', data: { carId, reason: 'not-in-source' } };

describe('cars', () => {
  it('has a released car in the shape of the contract', () => {
    const expected = { id: carId, ...aCar(), retired: false, source: 'starter' } as const;
    given(cars, [released]).then(carId, expected);
    expect(carContract.strict().parse(expected)).toEqual(expected);
  });

  it('takes over only the figures that a revision names', () => {
    given(cars, [
      released,
      { type: 'CarRevised', data: { carId, changes: { topSpeedMph: 97, tags: ['Road'] }, source: 'import' } },
    ]).then(carId, {
      id: carId,
      ...aCar({ topSpeedMph: 97, tags: ['Road'] }),
      retired: false,
      source: 'import',
    });
  });

  it('keeps a retired car, marked', () => {
    given(cars, [released, retired]).then(carId, { id: carId, ...aCar(), retired: true, source: 'starter' });
  });

  it('offers a returned car again', () => {
    given(cars, [released, retired, { type: 'CarReturned', data: { carId, source: 'import' } }]).then(carId, {
      id: carId,
      ...aCar(),
      retired: false,
      source: 'import',
    });
  });
});
