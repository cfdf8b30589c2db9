import * as fc from 'fast-check';
import type { CarStats } from '../car-stats.ts';
import { allTrackCodes } from '../tracks/track-table.ts';
import { wholeMph } from '../units.ts';
import { type Prediction, predictLapTime } from './predict-lap-time.ts';

const average: CarStats = {
  topSpeedMph: 140,
  acceleration0to60s: 6.5,
  handling: 78,
  tyre: 'Performance',
  drive: 'RWD',
  clearance: 'Mid',
  weightKg: 1400,
  mra: 60,
  brake: 'A',
  tcs: true,
};

const carOf = (topSpeedMph: number, acceleration0to60s: number, handling: number, weightKg: number, more: object) => ({
  ...average,
  topSpeedMph,
  acceleration0to60s,
  handling,
  weightKg,
  ...more,
});
const integra = carOf(145, 6.2, 85, 1197, { mra: 62, drive: 'FWD', clearance: 'Low', tcs: false });
const mustang = carOf(115, 9.8, 68, 700, { mra: 57.11, clearance: 'Low', tcs: false, brake: 'C' });
const aventador = carOf(217, 2.7, 90, 1640, { mra: 88.52, drive: '4WD', clearance: 'Low' });
const silvia = carOf(132, 8.1, 82, 1200, { mra: 52.33, clearance: 'Low', tcs: false, brake: 'B' });
const sentra = carOf(150, 6.4, 79, 1383, { mra: 59.93, drive: 'FWD' });
const ssk = carOf(80, 18.9, 54, 800, { mra: null, tyre: 'Standard', tcs: false, brake: 'B' });
const btct = carOf(150, 4.6, 92, 1300, { mra: 75.41, tyre: 'Slick', drive: 'FWD', clearance: 'Low', tcs: false });

const cars = { integra, mustang, aventador, silvia, sentra, ssk, btct };

const numbers = (prediction: Prediction | undefined): readonly number[] =>
  [prediction?.low, prediction?.value, prediction?.high].map((value) => {
    if (value?.kind === 'time') return value.seconds;
    if (value?.kind === 'speed') return wholeMph(value.metresPerSecond);
    throw new Error(`no time but ${JSON.stringify(value)}`);
  });

const seconds = (car: Partial<CarStats>, tune: string, trackCode: string): number =>
  numbers(predictLapTime({ ...average, ...car }, tune, trackCode))[1]!;

const dnf = { value: { kind: 'dnf' }, low: { kind: 'dnf' }, high: { kind: 'dnf' } };

describe('a predicted lap time', () => {
  // What the players publish of their model, and the game's results.
  it.each([
    ['Acura Integra Type R', integra, '233', 'kart_a00', 39.02, 39.01],
    ['Nissan Sentra SE-R', sentra, '233', 'tCircuit_a00', 72.32, 72.38],
    ['Ford Mustang I', mustang, '323', 'mile4_a00', 16.1, 16.1],
    ['Mitsuoka SSK, of unknown MRA', ssk, '323', 'mile1_a00', 53.28, 52.88],
    ['Honda Integra BTC-T', btct, '111', 'testBowl_a00', 146, 149],
    ['Lamborghini Aventador SV', aventador, '111', 'gForce_a20', 38.22, 38.43],
    ['Nissan Silvia', silvia, '323', 'rallySmall_a40', 53.2, 53.11],
    ['Nissan Sentra SE-R', sentra, '323', 'drag150_a00', 59.31, 58.64],
  ] as const)(
    'of a %s %j at %s on %s is the published %d, and spans the real %d',
    (_, car, tune, code, published, real) => {
      const [low, value, high] = numbers(predictLapTime(car, tune, code)) as [number, number, number];
      expect(Math.abs(value / published - 1)).toBeLessThan(0.001);
      expect(low).toBeLessThanOrEqual(real);
      expect(high).toBeGreaterThanOrEqual(real);
    },
  );

  // Every ground, measure and stage, by the reference implementation of the model in the players' notes, recorded once.
  // prettier-ignore
  it.each([
    ['integra', '000', 'mile4_a01', 15.09],
    ['mustang', '000', 'mile4_a01', 17.99],
    ['aventador', '323', 'mile4_a11', 18.26],
    ['silvia', '323', 'mile4_a11', 23.96],
    ['sentra', '222', 'mile4_a20', 16.99],
    ['ssk', '222', 'mile4_a20', 21.61],
    ['btct', '000', 'mile4_a30', 36.54],
    ['integra', '000', 'mile4_a30', 31.61],
    ['mustang', '323', 'mile2_a50', 35.27],
    ['aventador', '323', 'mile2_a50', 23.93],
    ['silvia', '222', 'mile1_a60', 72.15],
    ['sentra', '222', 'mile1_a60', 68.14],
    ['ssk', '000', 'mile1_a10', 64.63],
    ['btct', '000', 'mile1_a10', 41.18],
    ['integra', '323', 'mile1_a00', 35.54],
    ['mustang', '323', 'mile1_a00', 41.03],
    ['aventador', '222', 'mile4r_a00', 9.12],
    ['silvia', '222', 'mile4r_a00', 13.23],
    ['sentra', '000', 'drag100_a00', 16.46],
    ['ssk', '000', 'drag100_a00', 'DNF'],
    ['btct', '323', 'drag100_a01', 12.84],
    ['integra', '323', 'drag100_a01', 13.74],
    ['mustang', '222', 'drag100_a10', 31.87],
    ['aventador', '222', 'drag100_a10', 9.65],
    ['silvia', '000', 'drag75125_a00', 49.75],
    ['sentra', '000', 'drag75125_a00', 23.83],
    ['ssk', '323', 'drag60_a00', 14.02],
    ['btct', '323', 'drag60_a00', 3.84],
    ['integra', '222', 'hClimb_a00', 28.96],
    ['mustang', '222', 'hClimb_a00', 36.78],
    ['aventador', '000', 'hClimb_a20', 26.12],
    ['silvia', '000', 'hClimb_a20', 36.79],
    ['sentra', '323', 'testBowl_a00', 147],
    ['ssk', '323', 'testBowl_a00', 86],
    ['btct', '222', 'testBowlr_a01', 145],
    ['integra', '222', 'testBowlr_a01', 139],
    ['mustang', '000', 'testBowlr_a20', 107],
    ['aventador', '000', 'testBowlr_a20', 188],
    ['silvia', '323', 'speedbump12km_a00', 25.29],
    ['sentra', '323', 'speedbump12km_a00', 15.98],
    ['ssk', '222', 'kart_a00', 52.14],
    ['btct', '222', 'kart_a00', 37.39],
    ['integra', '000', 'tRoad_a11', 194.86],
    ['mustang', '000', 'tRoad_a11', 196.6],
    ['aventador', '323', 'csSmall_a01', 41.79],
    ['silvia', '323', 'csSmall_a01', 51.32],
    ['sentra', '222', 'moto_a10', 132.89],
    ['ssk', '222', 'moto_a10', 144.3],
    ['btct', '000', 'slalom_a30', 197.65],
    ['integra', '000', 'slalom_a30', 154.72],
    ['mustang', '323', 'mnHairpin_a41', 61.81],
    ['aventador', '323', 'mnHairpin_a41', 50.85],
    ['silvia', '222', 'kartZ50_aB1', 44.6],
    ['sentra', '222', 'kartZ50_aB1', 44.2],
    ['ssk', '000', 'mtHairpinZ50_aD0', 100.15],
    ['btct', '000', 'mtHairpinZ50_aD0', 133.53],
    ['integra', '323', 'mojMile2_a01', 21.97],
    ['mustang', '323', 'mojMile2_a01', 25.54],
    ['aventador', '222', 'lumberTwisty_ah1', 255.75],
    ['silvia', '222', 'lumberTwisty_ah1', 299.14],
  ] as const)('of the %s at %s on %s is what the reference reading says, %s', (car, tune, code, said) => {
    const prediction = predictLapTime(cars[car], tune, code);
    const value = prediction?.value.kind === 'dnf' ? 'DNF' : numbers(prediction)[1];
    const off = value === said ? 0 : Math.abs(Number(value) / Number(said) - 1);
    expect(off).toBeLessThan(0.0025);
  });

  it('of a halved circuit is the mean of its two whole ones', () => {
    const wholes = (seconds({}, '111', 'tRoad_a00') + seconds({}, '111', 'tRoad_a01')) / 2;
    expect(seconds({}, '111', 'tRoadZ50_aB1')).toBeCloseTo(wholes, 1);
  });

  it.each([
    ['handling', { handling: 90 }, 'tRoad_a00'],
    ['acceleration', { acceleration0to60s: 3 }, 'mile4_a00'],
    ['MRA', { mra: 90 }, 'mile1_a00'],
    ['top speed', { topSpeedMph: 190 }, 'mile1_a00'],
    ['off-road tyres in mud', { tyre: 'Off-road' }, 'tRoad_a11'],
    ['four driven wheels on snow', { drive: '4WD' }, 'mile4_a60'],
  ] as const)('is shorter with more %s', (_, better, trackCode) => {
    expect(seconds(better, '000', trackCode)).toBeLessThan(seconds({}, '000', trackCode));
  });

  it('is shorter with every stage and every point, longer with little clearance on bumps', () => {
    const tunes = ['000', '111', '222', '777', '996'];
    for (const trackCode of ['tRoad_a00', 'tRoad_a11', 'mile4_a00', 'drag100_a00']) {
      const times = tunes.map((tune) => seconds({}, tune, trackCode));
      expect(times).toEqual([...new Set(times)].sort((a, b) => b - a));
    }
    expect(seconds({}, '996', 'tRoad_a00')).toBe(seconds({}, '332', 'tRoad_a00'));
    expect(seconds({ clearance: 'Low' }, '332', 'csMed_a00')).toBeGreaterThan(seconds({}, '332', 'csMed_a00'));
    expect(seconds({}, '332', 'moto_a10')).toBeGreaterThan(seconds({ clearance: 'High' }, '332', 'moto_a10'));
  });

  it('is a DNF where the tuned car does not have the speed', () => {
    expect(predictLapTime({ ...average, topSpeedMph: 99 }, '000', 'drag100_a00')).toEqual(dnf);
    expect(predictLapTime({ ...average, topSpeedMph: 99 }, '332', 'drag100_a00')?.value.kind).toBe('time');
    expect(predictLapTime({ ...average, acceleration0to60s: null, topSpeedMph: 55 }, '000', 'drag60_a00')).toEqual(dnf);
    expect(seconds({ acceleration0to60s: null, topSpeedMph: 55 }, '000', 'tRoad_a00')).toBeGreaterThan(80);
  });

  it('is not made up where nobody has measured, nor for what is no tune or track', () => {
    for (const trackCode of ['maliAll_ai0', 'drag60b_a20', 'drag60_a20', 'speedbump1km_a60', 'nowhere_a00'])
      expect(predictLapTime(average, '332', trackCode)).toBeUndefined();
    expect(predictLapTime(average, '333', 'tRoad_a00')).toBeUndefined();
  });

  it('is there for 380 of the 569 track codes', () => {
    expect(allTrackCodes().filter((code) => predictLapTime(average, '323', code))).toHaveLength(380);
  });

  it('is a number between its bounds for any car there can be', () => {
    const car = fc.record({
      topSpeedMph: fc.integer({ min: 28, max: 375 }),
      acceleration0to60s: fc.option(fc.double({ min: 1.4, max: 60, noNaN: true })),
      handling: fc.integer({ min: 30, max: 110 }),
      tyre: fc.constantFrom('Off-road', 'All-surface', 'Standard', 'Performance', 'Slick'),
      drive: fc.constantFrom('FWD', 'RWD', '4WD'),
      clearance: fc.constantFrom('Low', 'Mid', 'High'),
      weightKg: fc.integer({ min: 160, max: 7000 }),
      mra: fc.option(fc.double({ min: 12, max: 160, noNaN: true })),
      brake: fc.constantFrom('A', 'B', 'C', null),
      tcs: fc.boolean(),
    } satisfies { [Figure in keyof CarStats]: fc.Arbitrary<CarStats[Figure]> });
    const tune = fc.constantFrom('000', '111', '332', '323', '233', '987', '100');
    fc.assert(
      fc.property(car, tune, fc.constantFrom(...allTrackCodes()), (stats, text, trackCode) => {
        const prediction = predictLapTime(stats, text, trackCode);
        if (!prediction || prediction.value.kind === 'dnf') return;
        const [low, value, high] = numbers(prediction) as [number, number, number];
        expect(low).toBeGreaterThan(0);
        expect(low).toBeLessThanOrEqual(value);
        expect(value).toBeLessThanOrEqual(high);
        expect(high).toBeLessThan(3000);
      }),
      { numRuns: 1000, seed: 2026 },
    );
  });
});
