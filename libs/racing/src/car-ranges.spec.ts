import { carRanges, isInRange, likelyFigure } from './car-ranges.ts';

describe('the range of a figure', () => {
  it.each([
    [1885, true],
    [1884, false],
    [2003.5, false],
    [Number.NaN, false],
  ])('has %d as a year: %s', (year, is) => {
    expect(isInRange(year, carRanges.year)).toBe(is);
  });

  it.each([
    ['a point was forgotten', 330, 33],
    ['it is far from anything', 90_000, undefined],
  ])('offers the likely figure where %s', (_, typed, likely) => {
    expect(likelyFigure(typed, carRanges.acceleration0to60s)).toBe(likely);
  });
});
