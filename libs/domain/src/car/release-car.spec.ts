import { aCar } from '#test/a-car';
import { released as releasedAs, revised } from '#test/car-attributes';
import { by, given } from '#test/decision-kit';
import type { CarEvent } from './car.events.ts';
import { car } from './car.state.ts';
import { ReleaseCar, releaseCar } from './release-car.ts';

const carId = 'Mini_Cooper_S_1964';
const released: CarEvent = releasedAs(carId);
const retired: CarEvent = {
  type: 'CarRetired',
  version: 2,
  data: { carId, reason: 'not-in-source', gameVersion: '26' },
};

const release = (facts = aCar(), { id = carId, actor = 'system:ops' } = {}) => {
  const command = new ReleaseCar({ carId: id, car: facts, source: 'import' }, by(actor));
  return (state: typeof car.initial) => releaseCar(command, state);
};

describe('release-car', () => {
  it('makes a car known', () => {
    given(car)
      .when(release())
      .then([releasedAs(carId, { source: 'import' })]);
  });

  it('is refused while the car is offered', () => {
    given(car, [released]).when(release()).thenBroken('car-already-released', { carId });
  });

  it('brings a retired car back with what is new about it', () => {
    given(car, [released, retired])
      .when(release(aCar({ topSpeedMph: 97 })))
      .then([
        { type: 'CarReturned', version: 2, data: { carId, source: 'import', gameVersion: '26' } },
        revised(carId, { topSpeedMph: 97 }, { source: 'import' }),
      ]);
  });

  it('brings a retired car back alone when nothing is new about it', () => {
    given(car, [released, retired])
      .when(release())
      .then([{ type: 'CarReturned', version: 2, data: { carId, source: 'import', gameVersion: '26' } }]);
  });

  it('is for operators, not for members', () => {
    given(car)
      .when(release(aCar(), { actor: 'ann' }))
      .thenBroken('not-allowed');
  });

  it.each([
    ['class', aCar({ class: 'S' })],
    ['rq', aCar({ rq: 24.5 })],
    ['year', aCar({ year: 64 })],
    ['country', aCar({ country: 'England' })],
    ['country', aCar({ country: 'XX' })],
    ['weightKg', aCar({ weightKg: Number.NaN })],
    ['body', aCar({ body: [] })],
    ['acceleration0to60s', aCar({ acceleration0to60s: 0 })],
    ['tags', aCar({ tags: [''] })],
  ])('refuses an impossible %s and names it', (field, facts) => {
    given(car)
      .when(release(facts))
      .thenBroken('car-invalid', { carId, fields: [field] });
  });

  it.each(['', 'a|b', 'a~b', 'a b', 'x'.repeat(121)])(
    'refuses the id %j, which keys and links could not carry',
    (id) => {
      given(car)
        .when(release(aCar(), { id }))
        .thenBroken('car-invalid', { carId: id, fields: ['id'] });
    },
  );

  it.each(['Citroën_C2_2003', "Kia_Cee'd_2006", 'Aston_Martin_V8_(LM)_$1'])('takes the id %s', (id) => {
    expect(
      releaseCar(new ReleaseCar({ carId: id, car: aCar(), source: 'import' }, by('job:x')), car.initial),
    ).toHaveLength(1);
  });
});
