import { testCar } from '../../../test/test-car.ts';
import { suitsOf } from './suits-of.ts';

const many = (number: number, facts: Parameters<typeof testCar>[1]) =>
  Array.from({ length: number }, (_, at) => testCar(`${JSON.stringify(facts)}${at}`, facts));
const offRoad = many(6, { tyre: 'Off-road', drive: '4WD', clearance: 'High' });
const others = many(12, { tyre: 'Slick', drive: 'RWD', clearance: 'High' });

describe('what suits a race', () => {
  it('is what most winners have and few others, the surest first', () => {
    expect(suitsOf([...offRoad, ...others.slice(0, 1)], [...offRoad, ...others])).toEqual(['off-road', '4wd']);
  });

  it('is nothing where all have it, as few win, or as winners are of all kinds', () => {
    expect(suitsOf(offRoad, offRoad)).toEqual([]);
    expect(suitsOf(offRoad.slice(0, 4), [...offRoad, ...others])).toEqual([]);
    expect(suitsOf([...offRoad, ...others], [...offRoad, ...others])).toEqual([]);
  });
});
