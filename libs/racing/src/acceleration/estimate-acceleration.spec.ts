import * as fc from 'fast-check';
import { type AccelerationEstimate, estimateAcceleration } from './estimate-acceleration.ts';
import type { AccelerationPoint } from './measured-points.ts';

type Pair = readonly [speed: number, seconds: number];
const pointsOf = (pairs: readonly Pair[]): AccelerationPoint[] => pairs.map(([speed, seconds]) => ({ speed, seconds }));
const estimated = (
  pairs: readonly Pair[],
  options?: Parameters<typeof estimateAcceleration>[1],
): AccelerationEstimate => {
  const answer = estimateAcceleration(pointsOf(pairs), options);
  if (!answer.ok) throw new Error(answer.code);
  return answer.value;
};
const CAR: readonly Pair[] = [
  [60, 3.6],
  [129, 11.4],
  [200, 50],
];

/**
 * Source: the players' notes. Their curve has more freedom than three points can determine and looks for 101 mph
 * instead of 100; ours does neither, and still agrees on 0-60 within 1 %, on 0-100 within 4 % and on MRA within 10 %.
 */
describe('the acceleration of a car by three points', () => {
  it.each<readonly [...pairs: [Pair, Pair, Pair], to60: number, to100: number, mra: number]>([
    [[62, 2.3], [186, 9], [248, 17], 2.23, 3.78, 143.87],
    [[62, 2.9], [100, 5.1], [224, 18.5], 2.8, 5.1, 121.74],
    [[62, 1.86], [124, 4.75], [217, 17], 1.8, 3.44, 109.76],
    [[60, 3.6], [129, 11.4], [200, 50], 3.6, 7.23, 99.17],
    [[60, 4.1], [124, 16.9], [169, 85], 4.1, 9.7, 73.21],
    [[62, 4], [120, 11.7], [174, 85], 3.86, 7.97, 93.92],
    [[60, 5.8], [95, 14.7], [155, 99], 5.8, 16.96, 51.97],
    [[62, 2.56], [186, 8.4], [311, 24.9], 2.49, 4, 164.9],
    [[62, 5.9], [124, 23.2], [140, 33.7], 5.65, 13.37, 73.19],
  ])('%j %j %j is about %d s, %d s, MRA %d', (first, second, third, to60, to100, mra) => {
    const figures = estimated([first, second, third]);
    const off = (value: number, theirs: number) => Math.abs(value / theirs - 1);
    expect(off(figures.seconds0to60!.value, to60)).toBeLessThan(0.01);
    expect(off(figures.seconds0to100!.value, to100)).toBeLessThan(0.04);
    expect(off(figures.mra!.value, mra)).toBeLessThan(0.1);
    expect(figures.worstMiss).toBeLessThan(0.05);
  });
});

describe('an estimated acceleration', () => {
  it('takes a point at 60 or 100 as it is', () => {
    const { seconds0to60, seconds0to100, mra } = estimated([...CAR.slice(0, 1), [100, 7], ...CAR.slice(1)]);
    expect(seconds0to60).toEqual({ value: 3.6, low: 3.6, high: 3.6 });
    expect(seconds0to100).toEqual({ value: 7, low: 7, high: 7 });
    expect(mra).toEqual({ value: 105.88, low: 105.88, high: 105.88 });
  });

  it('is the same in km/h', () => {
    const inKmh = CAR.map(([mph, seconds]): Pair => [mph * 1.609344, seconds]);
    const { curve, ...figures } = estimated(inKmh, { unit: 'km/h' });
    const { curve: same, ...expected } = estimated(CAR);
    expect({ ...figures, worstMiss: 0 }).toEqual({ ...expected, worstMiss: 0 });
    expect(curve.at(-1)!.mph).toBeCloseTo(same.at(-1)!.mph, 6);
  });

  it('has no MRA below a top speed of 105 mph, seen or known', () => {
    const slow: readonly Pair[] = [
      [60, 12],
      [104.9, 50],
    ];
    const none = { seconds0to100: undefined, mra: undefined };
    expect(estimated(slow)).toMatchObject({ ...none, seconds0to60: { value: 12 } });
    expect(
      estimated([
        [60, 12],
        [105, 50],
      ]).mra,
    ).toBeDefined();
    expect(
      estimated(
        [
          [60, 5],
          [80, 8],
        ],
        { topSpeed: 140 },
      ).mra,
    ).toBeDefined();
    expect(
      estimated(
        [
          [30, 5],
          [40, 8],
        ],
        { topSpeed: 55 },
      ),
    ).toMatchObject({ ...none, seconds0to60: undefined });
  });

  it('is surer with more points', () => {
    const width = (pairs: readonly Pair[]) => {
      const { low, high } = estimated(pairs).mra!;
      return high / low;
    };
    expect(
      width([
        [60, 3.6],
        [200, 50],
      ]),
    ).toBeGreaterThan(width(CAR));
    expect(width(CAR)).toBeGreaterThan(1.1);
  });

  it('doubts points that are hardly of one car', () => {
    expect(
      estimated([
        [60, 3],
        [61, 30],
        [160, 31],
      ]).worstMiss,
    ).toBeGreaterThan(0.1);
  });

  it('comes with a curve for a chart, from rest to the last point', () => {
    const { curve } = estimated(CAR);
    expect(curve).toHaveLength(25);
    expect(curve[0]).toEqual({ seconds: 0, mph: 0 });
    expect(curve.at(-1)!.seconds).toBe(50);
    expect(Math.abs(curve.at(-1)!.mph - 200)).toBeLessThan(3);
  });

  it('of any points is finite, in order and between the points around it', () => {
    const rises = fc.array(fc.tuple(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 1, max: 9000 })), {
      minLength: 2,
      maxLength: 4,
    });
    fc.assert(
      fc.property(rises, (steps) => {
        let [speed, hundredths] = [0, 0];
        const pairs = steps.map(([mph, more]): Pair => [(speed += mph), (hundredths += more) / 100]);
        const { seconds0to60, seconds0to100, mra, curve } = estimated(pairs);
        for (const figure of [seconds0to60, seconds0to100, mra]) {
          if (!figure) continue;
          expect(Number.isFinite(figure.high)).toBe(true);
          expect(figure.low).toBeLessThanOrEqual(figure.value);
          expect(figure.value).toBeLessThanOrEqual(figure.high);
        }
        const isBetween = pairs.every(([mph, seconds]) => {
          const lead = (seconds0to60?.value ?? seconds) - seconds;
          return (mph > 60 || lead >= 0) && (mph < 60 || lead <= 0);
        });
        expect(isBetween).toBe(true);
        expect(curve.every(({ mph }, at) => at === 0 || mph >= curve[at - 1]!.mph)).toBe(true);
      }),
      { numRuns: 150, seed: 60 },
    );
  });

  it.each([
    ['one point', [[60, 4]], {}, 'points-too-few'],
    [
      'no speed',
      [
        [0, 4],
        [60, 5],
      ],
      {},
      'points-not-positive',
    ],
    [
      'no number',
      [
        [60, NaN],
        [90, 5],
      ],
      {},
      'points-not-positive',
    ],
    [
      'a speed that falls',
      [
        [60, 4],
        [59, 5],
      ],
      {},
      'points-not-increasing',
    ],
    [
      'two times alike',
      [
        [60, 4],
        [90, 4],
      ],
      {},
      'points-not-increasing',
    ],
    [
      'a speed of no car',
      [
        [60, 4],
        [501, 90],
      ],
      {},
      'points-out-of-range',
    ],
    [
      'hours',
      [
        [60, 4],
        [90, 3600],
      ],
      {},
      'points-out-of-range',
    ],
    ['a top speed that was passed', CAR, { topSpeed: 199 }, 'top-speed-too-low'],
    ['a top speed of no car', CAR, { topSpeed: 501 }, 'points-out-of-range'],
    ['too many', Array.from({ length: 51 }, (_, at): Pair => [at + 1, at + 1]), {}, 'points-too-many'],
  ] as const)('is refused for %s', (_, pairs, options, code) => {
    expect(estimateAcceleration(pointsOf(pairs), options)).toEqual({ ok: false, code });
  });
});
