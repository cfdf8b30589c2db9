import { starsOf } from './stars.ts';

describe('the stars of a niche', () => {
  it.each([
    [10, 10, 5],
    [5, 10, 3],
    [1, 1000, 1],
    [0, 10, 0],
  ])('for %i of %i points are %i', (points, most, stars) => {
    expect(starsOf(points, most)).toBe(stars);
  });
});
