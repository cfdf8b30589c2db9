import { dateGameVersionBody } from './car-history.ts';

describe('the day on which a version came', () => {
  it.each([
    ['2014-05-01', true],
    ['2099-12-31', true],
    ['0205-11-04', false],
    ['2011-12-31', false],
    ['2100-01-01', false],
    ['2026-02-30', false],
  ])('%s: taken, %s', (releasedOn, isTaken) => {
    expect(dateGameVersionBody.safeParse({ releasedOn }).success).toBe(isTaken);
  });

  it('may be unknown', () => {
    expect(dateGameVersionBody.safeParse({ releasedOn: null }).success).toBe(true);
  });
});
