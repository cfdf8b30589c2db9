import { released as releasedAs } from '#test/car-attributes';
import { by, given } from '#test/decision-kit';
import type { CarEvent } from './car.events.ts';
import { car } from './car.state.ts';
import { RetireCar, retireCar } from './retire-car.ts';

const carId = 'Mini_Cooper_S_1964';
const released: CarEvent = releasedAs(carId);
const retired: CarEvent = {
  type: 'CarRetired',
  version: 2,
  data: { carId, reason: 'not-in-source', gameVersion: '26' },
};

const retire = (actor = 'system:ops') => {
  const command = new RetireCar({ carId, reason: 'not-in-source' }, by(actor));
  return (state: typeof car.initial) => retireCar(command, state);
};

describe('retire-car', () => {
  it('takes a car off offer, with the reason', () => {
    given(car, [released]).when(retire()).then([retired]);
  });

  it('may happen again after the car came back', () => {
    given(car, [
      released,
      retired,
      { type: 'CarReturned', version: 2, data: { carId, source: 'import', gameVersion: '26' } },
    ])
      .when(retire())
      .then([retired]);
  });

  it('is refused for a car that was never there, and the second time', () => {
    given(car).when(retire()).thenBroken('car-unknown', { carId });
    given(car, [released, retired]).when(retire()).thenBroken('car-retired', { carId });
  });

  it('is for operators, not for members', () => {
    given(car, [released]).when(retire('ann')).thenBroken('not-allowed');
  });
});
