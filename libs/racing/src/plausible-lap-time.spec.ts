import type { CarStats } from './car-stats.ts';
import { formatLapTime } from './format-lap-time.ts';
import { plausibleLapTime } from './plausible-lap-time.ts';
import { allTrackCodes } from './tracks/track-table.ts';

const average: CarStats = {
  topSpeedMph: 140,
  acceleration0to60s: 6.5,
  handling: 78,
  tyre: 'Performance',
  drive: 'RWD',
  clearance: 'Mid',
  weightKg: 1400,
};

const seconds = (car: Partial<CarStats>, tune: string, trackCode: string): number => {
  const value = plausibleLapTime({ ...average, ...car }, tune, trackCode);
  if (value?.kind !== 'time') throw new Error(`no time but ${JSON.stringify(value)}`);
  return value.seconds;
};

describe('a plausible lap time', () => {
  it('of the average car at 111 is the reference of the track', () => {
    expect(seconds({}, '111', 'tRoad_a00')).toBe(78.82);
    expect(seconds({}, '111', 'mile4_a00')).toBe(14.69);
    expect(plausibleLapTime(average, '111', 'testBowl_a00')).toEqual({
      kind: 'speed',
      metresPerSecond: expect.closeTo(133 * 0.44704),
    });
  });

  it('of a halved circuit is the mean of its two whole ones', () => {
    expect(seconds({}, '111', 'tRoadZ50_aB1')).toBeCloseTo((78.82 + 89.87) / 2, 1);
  });

  it.each([
    ['handling', { handling: 90 }, 'tRoad_a00'],
    ['acceleration', { acceleration0to60s: 3 }, 'mile4_a00'],
    ['off-road tyres in mud', { tyre: 'Off-road' }, 'tRoad_a11'],
    ['four driven wheels on snow', { drive: '4WD' }, 'tRoad_a60'],
  ] as const)('is shorter with more %s', (_, better, trackCode) => {
    expect(seconds(better, '000', trackCode)).toBeLessThan(seconds({}, '000', trackCode));
  });

  it('is shorter with every stage, longer with little clearance on bumps', () => {
    expect(seconds({}, '332', 'tRoad_a00')).toBeLessThan(seconds({}, '111', 'tRoad_a00'));
    expect(seconds({}, '996', 'tRoad_a00')).toBe(seconds({}, '332', 'tRoad_a00'));
    expect(seconds({ clearance: 'Low' }, '332', 'csMed_a00')).toBeGreaterThan(seconds({}, '332', 'csMed_a00'));
    expect(seconds({}, '332', 'moto_a10')).toBeGreaterThan(seconds({ clearance: 'High' }, '332', 'moto_a10'));
  });

  it('is a DNF where the car never reaches the speed', () => {
    expect(plausibleLapTime({ ...average, topSpeedMph: 99 }, '000', 'drag100_a00')).toEqual({ kind: 'dnf' });
    expect(plausibleLapTime({ ...average, acceleration0to60s: null }, '000', 'drag60_a00')).toEqual({ kind: 'dnf' });
    expect(plausibleLapTime({ ...average, acceleration0to60s: null }, '000', 'tRoad_a00')?.kind).toBe('time');
  });

  it('is not made up for a track nobody has measured, nor for what is no tune or track', () => {
    expect(plausibleLapTime(average, '332', 'maliAll_ai0')).toBeUndefined();
    expect(plausibleLapTime(average, '333', 'tRoad_a00')).toBeUndefined();
    expect(plausibleLapTime(average, '332', 'nowhere_a00')).toBeUndefined();
  });

  it('can be shown and typed, for two thirds of all codes', () => {
    const texts = allTrackCodes
      .flatMap((code) => plausibleLapTime(average, '323', code) ?? [])
      .map((value) => formatLapTime(value));
    expect(texts.length).toBeGreaterThan(350);
    expect(texts.filter((text) => !/^(DNF|\d+|\d\d:\d\d:\d\d)$/.test(text))).toEqual([]);
  });
});
