import { testCar } from '../../test/test-car.ts';
import { inOrder, nextSort } from './car-orders.ts';

const found = [
  testCar('slow', { name: 'Ford 10', acceleration0to60s: null, mra: 80, rq: 12 }),
  testCar('quick', { name: 'Ford 9', acceleration0to60s: 3.1, mra: null, rq: 90 }),
  testCar('usual', { name: 'ford 8', acceleration0to60s: 8, mra: 90, rq: 40 }),
].map((car) => ({ id: car.id, car, ranges: [] }));
const ids = (by: string, down: boolean) => inOrder(found, { by, down }).map(({ id }) => id);

describe('cars in an order', () => {
  it('have what is not known last, whichever way', () => {
    expect(ids('acceleration0to60s', false)).toEqual(['quick', 'usual', 'slow']);
    expect(ids('acceleration0to60s', true)).toEqual(['usual', 'quick', 'slow']);
    expect(ids('mra', true)).toEqual(['usual', 'slow', 'quick']);
  });

  it('go by names as people read them, and by scores', () => {
    expect(ids('name', false)).toEqual(['usual', 'quick', 'slow']);
    expect(ids('handlingAcceleration', true)).toEqual(['quick', 'usual', 'slow']);
  });

  it('stay as they are for an order that there is not', () => expect(ids('colour', true)).toHaveLength(3));
});

describe('pressing a head', () => {
  it('brings the best first, then the worst, then the order of before', () => {
    const first = nextSort(undefined, 'acceleration0to60s');
    expect(first).toEqual({ by: 'acceleration0to60s', down: false });
    const second = nextSort(first, 'acceleration0to60s');
    expect(second).toEqual({ by: 'acceleration0to60s', down: true });
    expect(nextSort(second, 'acceleration0to60s')).toBeUndefined();
    expect(nextSort(second, 'weightKg')).toEqual({ by: 'weightKg', down: true });
  });
});
