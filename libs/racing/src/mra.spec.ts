import * as fc from 'fast-check';
import { brakeClassOf, brakingSeconds, hra, hraTo170, mra, quarterMileMra, seconds0to100 } from './mra.ts';

describe('MRA', () => {
  it.each([
    [2.3, 4.6, 100],
    [4.1, 9.7, 73.21],
    [5.8, 16.96, 51.97],
    [3.6, 7.23, 99.17],
  ])('of %d s to 60 and %d s to 100 is %d', (to60, to100, value) => {
    expect(mra(to60, to100)).toBe(value);
  });

  it('is not known unless 100 mph takes longer', () => {
    expect(mra(5, 5)).toBeUndefined();
    expect(mra(5, 0)).toBeUndefined();
    expect(mra(0, 5)).toBeUndefined();
    expect(mra(5, NaN)).toBeUndefined();
  });

  it('gives the time to 100 back', () => {
    const seconds = fc.integer({ min: 150, max: 6000 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(seconds, fc.double({ min: 0.6, max: 5, noNaN: true }), (to60, more) => {
        const value = mra(to60, to60 * (1 + more))!;
        expect(Math.abs(seconds0to100(to60, value) / (to60 * (1 + more)) - 1)).toBeLessThan(0.001);
      }),
    );
  });

  it('has relatives for other stretches', () => {
    expect(quarterMileMra(4, 12)).toBe(50);
    expect(hra(10, 30)).toBe(50);
    expect(hraTo170(30, 40)).toBe(75);
  });
});

describe('braking', () => {
  it('is the stop alone', () => {
    expect(brakingSeconds(20.08, 15.65)).toBe(4.43);
    expect(brakingSeconds(15, 15)).toBeUndefined();
  });

  it.each([
    [4.03, 'A'],
    [4.19, 'A'],
    [4.2, 'B'],
    [4.91, 'B'],
    [5.2, 'C'],
    [5.72, 'C'],
    [5.9, undefined],
    [0, undefined],
    [NaN, undefined],
  ])('in %d s is class %s', (seconds, brakeClass) => {
    expect(brakeClassOf(seconds)).toBe(brakeClass);
  });
});
