import { SharesOfDay } from './shares-of-day.ts';

describe('shares of a day', () => {
  it('are one for each asker and item, and anew the next day', () => {
    const shares = new SharesOfDay(9);
    const take = (day: string, by: string, item: string) => shares.take(day, by, item);
    expect([take('1', 'a', 'x'), take('1', 'a', 'x'), take('1', 'a', 'y'), take('1', 'b', 'x')]).toEqual([
      true,
      false,
      true,
      true,
    ]);
    expect([take('2', 'a', 'x'), take('2', 'a', 'x')]).toEqual([true, false]);
  });

  it('are several where that many are fine', () => {
    const shares = new SharesOfDay(1);
    expect([1, 2, 3].map(() => shares.take('1', 'a', 'x', 2))).toEqual([true, true, false]);
  });

  it('are of so many items an asker', () => {
    const shares = new SharesOfDay(2);
    expect(['x', 'y', 'z', 'x'].map((item) => shares.take('1', 'a', item))).toEqual([true, true, false, false]);
    expect(shares.take('1', 'b', 'z')).toBe(true);
  });
});
