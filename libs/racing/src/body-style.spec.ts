import * as fc from 'fast-check';
import { bodyStyles, bodyStylesOf, raceStyleOf, raceStyles } from './body-style.ts';

const car = (rq: number, acceleration0to60s: number | null, handling: number, topSpeedMph: number) => ({
  rq,
  acceleration0to60s,
  handling,
  topSpeedMph,
});

describe('the race style of a car', () => {
  it.each([
    ['dragster', 'Dodge Challenger SRT Demon', car(79, 2.3, 70, 168)],
    ['dragster', 'Plymouth Roadrunner', car(29, 6.8, 58, 140)],
    ['twister', 'BMW M8 GTE', car(94, 3, 98, 200)],
    ['twister', 'Ford Fiesta ST', car(51, 6.2, 84, 144)],
    ['speedster', 'Aston Martin Bulldog', car(62, 4.9, 73, 191)],
    ['speedster', 'McLaren F1 GT', car(89, 3.1, 90, 240)],
    ['all-rounder', 'Nissan GT-R Nismo', car(88, 2.8, 90, 196)],
    ['all-rounder', 'Ford Escape', car(44, 8.8, 69, 115)],
    ['twister', 'a car that never reaches 60 mph', car(10, null, 66, 50)],
  ] as const)('is %s for the %s', (style, _, figures) => {
    expect(raceStyleOf(figures)).toBe(style);
  });

  it('is one of four for any figures, and no dragster turns twister by a quicker start', () => {
    const figures = [fc.integer({ min: 10, max: 120 }), fc.double({ min: 1.5, max: 25, noNaN: true })] as const;
    fc.assert(
      fc.property(...figures, fc.integer({ min: 30, max: 110 }), fc.integer({ min: 28, max: 330 }), (...four) => {
        const [rq, seconds, handling, mph] = four;
        const style = raceStyleOf(car(rq, seconds, handling, mph));
        expect(raceStyles).toContain(style);
        fc.pre(style === 'dragster');
        expect(raceStyleOf(car(rq, seconds * 0.9, handling, mph))).toBe('dragster');
      }),
    );
  });

  it('stands beside its body types among the styles to filter by', () => {
    expect(bodyStylesOf({ ...car(88, 2.8, 90, 196), body: ['Coupe', 'Roadster'] })).toEqual([
      'Coupe',
      'Roadster',
      'all-rounder',
    ]);
    expect(bodyStyles).toHaveLength(14);
  });
});
