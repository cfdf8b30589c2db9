import { testCar } from '../../test/test-car.ts';
import { indexCars, searchCars } from './car-search.ts';

const cars = indexCars([
  testCar('m3', { name: 'BMW M3', brand: 'BMW', year: 2004, class: 'B', rq: 60 }),
  testCar('golf', {
    name: 'Volkswagen Golf GTI',
    brand: 'Volkswagen',
    year: 2004,
    class: 'C',
    rq: 45,
    drive: 'FWD',
    body: ['Hatchback'],
  }),
  testCar('skoda', { name: 'Škoda Octavia', brand: 'Škoda', year: 1996, class: 'D', rq: 31, body: ['Estate'] }),
  testCar('gt', { name: 'Ford GT', brand: 'Ford', year: 2016, class: 'S', rq: 95 }),
]);
const found = (query: string, classes: string[] = []) => searchCars(cars, query, classes).map(({ id }) => id);

describe('searching cars', () => {
  it.each([
    ['gti golf', ['golf']],
    ['bmw 2004', ['m3']],
    ['2004 bmw', ['m3']],
    ["'04", ['m3', 'golf']],
    ['S95', ['gt']],
    ['95', ['gt']],
    ['skoda', ['skoda']],
    ['estate', ['skoda']],
    ['fwd hatchback', ['golf']],
    ['nothing like it', []],
  ])('finds by %p', (query, ids) => {
    expect(found(query)).toEqual(ids);
  });

  it('keeps to the chosen classes', () => {
    expect(found('2004', ['C'])).toEqual(['golf']);
  });

  it('puts names that begin with the word first', () => {
    expect(found('gt')[0]).toBe('gt');
  });

  it('lists all for no words', () => {
    expect(found('')).toHaveLength(4);
  });
});
