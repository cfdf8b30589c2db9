import { type Drive, tyres } from './car-stats.ts';
import type { SimpleSurface } from './conditions.ts';
import { gripOfBest, gripPercent, lapGrip } from './grip.ts';

const rows: readonly (readonly [SimpleSurface, Drive, readonly number[]])[] = [
  ['01', '4WD', [80, 95, 98, 90, 65]],
  ['01', 'FWD', [76, 88, 92, 85, 59]],
  ['10', 'RWD', [73, 70, 65, 60, 55]],
  ['30', '4WD', [35, 30, 25, 20, 15]],
  ['60', 'FWD', [53, 48, 42, 34, 24]],
  ['71', 'RWD', [55, 50, 43, 35, 25]],
];

describe('the grip of tyres', () => {
  it.each(rows)('on %s with %s is %j percent of dry asphalt', (surface, drive, percents) => {
    expect(tyres.map((tyre) => gripPercent(surface, drive, tyre))).toEqual(percents);
  });

  it('is told in percent of the best tyre of the row too', () => {
    expect(tyres.map((tyre) => gripOfBest('01', '4WD', tyre))).toEqual([82, 97, 100, 92, 66]);
    expect(tyres.map((tyre) => gripOfBest('00', 'FWD', tyre))).toEqual([100, 100, 100, 100, 100]);
    expect(tyres.map((tyre) => gripOfBest('30', 'RWD', tyre))).toEqual([100, 89, 79, 68, 54]);
  });

  it('over a lap lies between those of its parts', () => {
    const half = lapGrip(
      [
        { surface: '00', percent: 50 },
        { surface: '60', percent: 50 },
      ],
      '4WD',
      'Off-road',
    );
    expect(half).toBeCloseTo(Math.sqrt(0.6), 10);
  });
});
