import { type RatedStats, starterRating } from './starter-rating.ts';
import { starterCatalogue } from './starter-catalogue.ts';

const coupe: RatedStats = {
  acceleration0to60s: 5,
  topSpeedMph: 155,
  handling: 75,
  weightKg: 1400,
  drive: 'RWD',
  tyre: 'Performance',
  brake: 'B',
  abs: false,
  tcs: false,
};

const rated = (more: Partial<RatedStats>) => starterRating({ ...coupe, ...more });

describe('the rating of a starter car', () => {
  it.each([
    ['a quicker start', { acceleration0to60s: 6 }, { acceleration0to60s: 4 }],
    ['a start at all', { acceleration0to60s: null, topSpeedMph: 120 }, { acceleration0to60s: 20, topSpeedMph: 120 }],
    ['a higher top speed', { topSpeedMph: 120 }, { topSpeedMph: 200 }],
    ['better handling', { handling: 60 }, { handling: 90 }],
    ['less weight', { weightKg: 2600 }, { weightKg: 900 }],
    ['four driven wheels', { drive: 'RWD' }, { drive: '4WD' }],
    ['better brakes', { brake: 'C' }, { brake: 'A' }],
    ['aids', { abs: false, tcs: false }, { abs: true, tcs: true }],
    ['tyres for rough ground', { tyre: 'Standard' }, { tyre: 'Off-road' }],
  ] as const)('goes up with %s', (_, worse, better) => {
    expect(rated(better)).toBeGreaterThan(rated(worse));
  });

  it('never falls from one step to the next, anywhere', () => {
    const steps = Array.from({ length: 300 }, (_, step) => step);
    const rises = (ratings: readonly number[]) => ratings.every((rating, at) => at === 0 || rating >= ratings[at - 1]!);
    expect(rises(steps.map((step) => rated({ topSpeedMph: 20 + step })))).toBe(true);
    expect(rises(steps.map((step) => rated({ acceleration0to60s: 60 - step / 5.2, topSpeedMph: 60 })))).toBe(true);
    expect(rises(steps.map((step) => rated({ handling: 20 + step / 3, acceleration0to60s: 30 })))).toBe(true);
  });

  it('is 10 for the least and 110 for the most one can think of', () => {
    const least = { acceleration0to60s: null, topSpeedMph: 20, handling: 30, weightKg: 8000, brake: 'C' } as const;
    expect(rated(least)).toBe(10);
    const most = { acceleration0to60s: 1.6, topSpeedMph: 230, handling: 104, weightKg: 850, drive: '4WD' } as const;
    expect(rated({ ...most, tyre: 'Slick', brake: 'A', tcs: true })).toBe(110);
  });

  it('is what each car of the catalogue has', () => {
    expect(starterCatalogue.filter(({ car }) => car.rq !== starterRating(car))).toEqual([]);
  });
});
