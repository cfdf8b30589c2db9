import { aCar } from '#test/a-car';
import { released, revised } from '#test/car-attributes';
import { given } from '#test/projection-kit';
import type { CarEvent } from '#domain';
import { cars, type CatalogueCar } from './cars.projection.ts';

const carId = 'Mini_Cooper_S_1964';
const retired: CarEvent = {
  type: 'CarRetired',
  version: 2,
  data: { carId, reason: 'not-in-source', gameVersion: '26' },
};

const shown = (facts: Partial<CatalogueCar> = {}): CatalogueCar => ({
  id: carId,
  ...aCar(),
  retired: false,
  source: 'starter',
  releasedIn: '26',
  gameVersion: '26',
  statedIn: '26',
  restated: {},
  ...facts,
});

describe('cars', () => {
  it('has a released car', () => {
    given(cars, [released(carId)]).then(carId, shown());
  });

  it('takes over only the figures that a revision names', () => {
    given(cars, [released(carId), revised(carId, { topSpeedMph: 97, tags: ['Road'] }, { source: 'import' })]).then(
      carId,
      shown({ topSpeedMph: 97, tags: ['Road'], source: 'import', restated: { topSpeedMph: '26', tags: '26' } }),
    );
  });

  it('leaves the figures of a newer version when an older one is corrected', () => {
    given(cars, [
      released(carId, { gameVersion: '20' }),
      revised(carId, { rq: 25 }, { gameVersion: '24' }),
      revised(carId, { rq: 22, weightKg: 660 }, { gameVersion: '21' }),
    ]).then(
      carId,
      shown({
        rq: 25,
        weightKg: 660,
        releasedIn: '20',
        gameVersion: '24',
        statedIn: '20',
        restated: { rq: '24', weightKg: '21' },
      }),
    );
  });

  it('leaves everything when a history of older versions comes in later', () => {
    given(cars, [
      released(carId),
      released(carId, { gameVersion: '15', car: aCar({ rq: 20 }) }),
      revised(carId, { rq: 21 }, { gameVersion: '16' }),
    ]).then(carId, shown({ releasedIn: '15' }));
  });

  it('keeps a retired car, marked', () => {
    given(cars, [released(carId), retired]).then(carId, shown({ retired: true }));
  });

  it('offers a returned car again', () => {
    given(cars, [
      released(carId),
      retired,
      { type: 'CarReturned', version: 2, data: { carId, source: 'import', gameVersion: '26' } },
    ]).then(carId, shown({ source: 'import' }));
  });
});
