import { LagClock } from './lag-clock.ts';

describe('the lag of a view', () => {
  it('grows from when an event was first seen to be missing until the view has read it', () => {
    const clock = new LagClock();
    const lags = [
      [10, 10, 0],
      [10, 12, 1_000],
      [11, 20, 6_000],
      [12, 20, 7_000],
      [12, 20, 9_000],
      [20, 20, 10_000],
    ].map(([position = 0, head = 0, now = 0]) => clock.lagOf('cars', position, head, now));
    expect(lags).toEqual([0, 0, 5, 0, 2, 0]);
  });

  it('is none of a view that keeps up with a log that never rests', () => {
    const clock = new LagClock();
    const lags = Array.from({ length: 50 }, (_, at) => clock.lagOf('cars', at * 10, at * 10 + 5, at * 1_000));
    expect(Math.max(...lags)).toBe(0);
  });

  it('is each view’s own', () => {
    const clock = new LagClock();
    clock.lagOf('cars', 1, 2, 0);
    clock.lagOf('records', 2, 2, 0);
    expect([clock.lagOf('cars', 1, 2, 3_000), clock.lagOf('records', 2, 2, 3_000)]).toEqual([3, 0]);
  });
});
