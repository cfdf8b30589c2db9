import { emptyFilter, type Criteria } from '#racing';
import { testCar } from '../../test/test-car.ts';
import { coverCars } from './cover-cars.ts';

const car = (id: string, brand: string, rq: number, country = 'DE') => testCar(id, { brand, rq, country });
const cars = [
  car('Low', 'Audi', 20),
  car('Top', 'BMW', 90),
  car('Next', 'BMW', 80),
  car('Third', 'Opel', 70),
  car('Fourth', 'Porsche', 60),
  car('Fiat', 'Fiat', 95, 'IT'),
];
const german: Criteria = [{ name: '', ranges: {}, choices: { country: ['DE'] } }];
const idsOf = (some: ReturnType<typeof coverCars>) => some.map(({ id }) => id);

describe('the cars of a cover', () => {
  it('are the best that meet the requirement, a brand each', () => {
    expect(idsOf(coverCars([], german, cars))).toEqual(['Top', 'Third', 'Fourth']);
  });

  it('are those that can be won first', () => {
    expect(idsOf(coverCars([car('Prize', 'Opel', 10)], german, cars))).toEqual(['Prize', 'Top', 'Fourth']);
    expect(idsOf(coverCars(cars.slice(0, 4), german, cars))).toEqual(['Low', 'Top', 'Next']);
  });

  it('are none of a challenge that says nothing of cars', () => {
    expect(coverCars([], [], cars)).toEqual([]);
    expect(coverCars([], [{ name: 'new', ...emptyFilter }], cars)).toEqual([]);
  });
});
