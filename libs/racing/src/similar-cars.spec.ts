import { likeness, type RatedCar, similarCars } from './similar-cars.ts';

const golf: RatedCar = {
  topSpeedMph: 150,
  acceleration0to60s: 6,
  handling: 80,
  tyre: 'Performance',
  drive: 'FWD',
  clearance: 'Low',
  weightKg: 1300,
  mra: 62,
  brake: 'A',
  tcs: true,
  rq: 50,
  class: 'B',
  country: 'DE',
};

describe('similar cars', () => {
  it('are most alike when the same in all', () => {
    expect(likeness(golf, { ...golf })).toBe(31.5);
  });

  it.each([
    ['another clearance', { clearance: 'Mid' }, 26.5],
    ['another tyre', { tyre: 'Standard' }, 26.5],
    ['another drive', { drive: 'RWD' }, 26.5],
    ['another class', { class: 'C' }, 29.5],
    ['another country', { country: 'FR' }, 31],
    ['40 mph more', { topSpeedMph: 190 }, 31],
    ['no MRA', { mra: null }, 29.5],
    ['500 kg more', { weightKg: 1800 }, 31],
    ['5 RQ more', { rq: 55 }, 30.5],
    ['a launch too far off to weigh with handling', { acceleration0to60s: 8.5 }, 27],
  ] as const)('are less alike with %s', (_, difference, score) => {
    expect(likeness(golf, { ...golf, ...difference })).toBeCloseTo(score, 5);
  });

  it('forgive clearance between two cars on standard or off-road tyres', () => {
    const standard = { ...golf, tyre: 'Standard' } as const;
    expect(likeness(standard, { ...standard, clearance: 'High' })).toBe(31.5);
  });

  it('take slicks and performance tyres for one another, unless these drive four wheels', () => {
    const slick = { ...golf, tyre: 'Slick', drive: 'RWD' } as const;
    expect(likeness(golf, slick)).toBe(31.5);
    expect(likeness({ ...golf, drive: '4WD' }, slick)).toBe(21.5);
  });

  it('leave out the car, what is more than 10 RQ away, and four driven wheels beside two', () => {
    const [near, far, four] = [
      { ...golf, rq: 60 },
      { ...golf, rq: 61 },
      { ...golf, drive: '4WD' as const },
    ];
    expect(similarCars(golf, [far, four, golf, near])).toEqual([near]);
    const best = { ...four, class: 'S' as const };
    expect(similarCars(golf, [best])).toEqual([best]);
  });

  it('come best first, six unless more are asked for', () => {
    const others = Array.from({ length: 10 }, (_, at) => ({ ...golf, weightKg: 1300 + 50 * (9 - at) }));
    expect(similarCars(golf, others).map(({ weightKg }) => weightKg)).toEqual([1300, 1350, 1400, 1450, 1500, 1550]);
    expect(similarCars(golf, others, 30)).toHaveLength(10);
  });

  it('have to be alike at all', () => {
    const unlike: Partial<RatedCar> = { tyre: 'Off-road', drive: 'RWD', clearance: 'High', class: 'C', handling: 50 };
    expect(
      similarCars(golf, [{ ...golf, ...unlike, rq: 60, acceleration0to60s: 12, mra: null, weightKg: 3000 }]),
    ).toEqual([]);
  });
});
