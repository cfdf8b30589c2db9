import { aCar } from '#test/a-car';
import { released as releasedAs, revised } from '#test/car-attributes';
import { by, given } from '#test/decision-kit';
import type { CarEvent } from './car.events.ts';
import { carPast } from './car-past.ts';
import { ImportCar, importCar } from './import-car.ts';

const carId = 'Mini_Cooper_S_1964';
const released: CarEvent = releasedAs(carId, { source: 'import' });

const bring = (facts = aCar()) => {
  const command = new ImportCar({ carId, car: facts, source: 'import' }, by('system:ops'));
  return (state: typeof carPast.initial) => importCar(command, state);
};

describe('import-car', () => {
  it('releases what was not there', () => {
    given(carPast).when(bring()).then([released]);
  });

  it('revises what is there, and is silent about what it says already', () => {
    given(carPast, [released])
      .when(bring(aCar({ mra: 60.5 })))
      .then([revised(carId, { mra: 60.5 }, { source: 'import' })]);
    given(carPast, [released]).when(bring()).then([]);
  });

  it('leaves a known car the figures that the list says nothing of', () => {
    const facts = { carId, car: aCar({ weightKg: 660, seats: null, brake: null }), source: 'import' } as const;
    const command = new ImportCar({ ...facts, unsaid: ['seats', 'brake'] }, by('system:ops'));
    given(carPast, [released])
      .when((state) => importCar(command, state))
      .then([revised(carId, { weightKg: 660 }, { source: 'import' })]);
    given(carPast)
      .when((state) => importCar(command, state))
      .then([releasedAs(carId, { car: facts.car, source: 'import' })]);
  });

  it('brings back what was retired', () => {
    given(carPast, [
      released,
      { type: 'CarRetired', version: 2, data: { carId, reason: 'not-in-source', gameVersion: '26' } },
    ])
      .when(bring())
      .then([{ type: 'CarReturned', version: 2, data: { carId, source: 'import', gameVersion: '26' } }]);
  });
});
