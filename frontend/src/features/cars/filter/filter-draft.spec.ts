import { type Alternative, emptyFilter } from '#racing';
import { testCar } from '../../../test/test-car.ts';
import { countAlternatives } from './filter-draft.ts';

const cars = [
  testCar('one', { class: 'A', drive: '4WD' }),
  testCar('two', { class: 'A', drive: 'RWD' }),
  testCar('three', { class: 'F', drive: 'FWD' }),
];
const ofClass = (letter: string): Alternative => ({ name: '', ranges: {}, choices: { class: [letter] } });
const fourWheels: Alternative = { name: '', ranges: {}, choices: { drive: ['4WD'] } };

describe('alternatives', () => {
  it('count a car once that fits several', () => {
    expect(countAlternatives(cars, [ofClass('A'), fourWheels])).toEqual({ counts: [2, 1], total: 2, several: 1 });
  });

  it('that ask for nothing let no more cars in beside those that ask', () => {
    const empty: Alternative = { name: '', ...emptyFilter };
    expect(countAlternatives(cars, [ofClass('F'), empty])).toEqual({ counts: [1, 3], total: 1, several: 0 });
    expect(countAlternatives(cars, [empty])).toEqual({ counts: [3], total: 3, several: 0 });
  });
});
