import { testCar } from '../../test/test-car.ts';
import { figures, rankOf, shareOf } from './figures.ts';
import type { FigureName } from './figures.ts';

const figure = (name: FigureName) => {
  const found = figures.find((one) => one.name === name);
  if (!found) throw new Error(`no figure ${name}`);
  return found;
};

const quick = testCar('quick', { acceleration0to60s: 2.5, mra: 104 });
const slow = testCar('slow', { acceleration0to60s: 9, mra: 70 });
const never = testCar('never', { acceleration0to60s: null, mra: null });
const all = [quick, slow, never];

describe('the rank of a figure', () => {
  it('is the first for the fewest seconds, and the last for a car that never gets to 60 mph', () => {
    expect(rankOf(figure('acceleration'), quick, all)).toEqual({ rank: 1, of: 3 });
    expect(rankOf(figure('acceleration'), never, all)).toEqual({ rank: 3, of: 3 });
  });

  it('counts only the cars whose figure is known', () => {
    expect(rankOf(figure('mra'), slow, all)).toEqual({ rank: 2, of: 2 });
    expect(rankOf(figure('mra'), never, all)).toBeUndefined();
    expect(rankOf(figure('hill'), slow, all)).toBeUndefined();
  });

  it('is shared by equal cars', () => {
    expect(rankOf(figure('handling'), slow, all)).toEqual({ rank: 1, of: 3 });
  });

  it('fills the bar of the first and leaves that of the last empty', () => {
    expect([1, 2, 3].map((rank) => shareOf({ rank, of: 3 }))).toEqual([1, 0.5, 0]);
    expect(shareOf({ rank: 1, of: 1 })).toBe(1);
  });
});

describe('an outstanding MRA', () => {
  it('is much for the rating', () => {
    const { isOutstanding } = figure('mra');
    expect(isOutstanding?.(104, testCar('a', { rq: 100 }))).toBe(true);
    expect(isOutstanding?.(103, testCar('a', { rq: 100 }))).toBe(false);
  });
});
