import { SteadyLimits } from './steady-limits.ts';

describe('limits of requests', () => {
  it('end in their time when the clock is set back meanwhile', async () => {
    const limits = new SteadyLimits().child();
    const count = () =>
      new Promise<number>((resolve) => limits.incr('reads:1', (_, counted) => resolve(counted?.current ?? 0), 60_000));
    const [later, earlier] = [jest.spyOn(performance, 'now'), jest.spyOn(Date, 'now')];
    later.mockReturnValue(1_000);
    expect([await count(), await count()]).toEqual([1, 2]);
    earlier.mockReturnValue(0);
    later.mockReturnValue(61_000);
    expect(await count()).toBe(1);
    jest.restoreAllMocks();
  });
});
