import { carClassOf } from './car-class.ts';

describe('the class of a car', () => {
  it.each([
    [10, 'F'],
    [19, 'F'],
    [20, 'E'],
    [29, 'E'],
    [30, 'D'],
    [39, 'D'],
    [40, 'C'],
    [49, 'C'],
    [50, 'B'],
    [64, 'B'],
    [65, 'A'],
    [79, 'A'],
    [80, 'S'],
    [115, 'S'],
  ])('rated %d is %s', (rq, letter) => {
    expect(carClassOf(rq)).toBe(letter);
  });
});
