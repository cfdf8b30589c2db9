import { predictLapTime, type TrackCode, type Tune } from '#racing';
import { testCar } from '../../test/test-car.ts';
import { unlikelyTime } from './unlikely-time.ts';

const car = testCar('Mistral');
const cell = (trackCode: string) => ({ carId: 'Mistral', tune: '332' as Tune, trackCode: trackCode as TrackCode });
const predicted = (trackCode: string): number => {
  const value = predictLapTime(car, '332', trackCode)?.value;
  return value?.kind === 'time'
    ? value.seconds
    : value?.kind === 'speed'
      ? value.metresPerSecond / 0.44704
      : Number.NaN;
};

describe('a typed time', () => {
  it('as predicted, or near it, is not asked about', () => {
    const about = predicted('tRoad_a00');
    for (const part of [1, 0.97, 1.03])
      expect(unlikelyTime(cell('tRoad_a00'), (about * part).toFixed(2), car)).toBeUndefined();
  });

  it('half as long is faster, twice as long slower', () => {
    const about = predicted('slalom_a00');
    expect(unlikelyTime(cell('slalom_a00'), (about / 2).toFixed(2), car)).toMatchObject({
      isFaster: true,
      isSpeed: false,
    });
    expect(unlikelyTime(cell('slalom_a00'), (about * 2).toFixed(2), car)).toMatchObject({ isFaster: false });
  });

  it('of a test bowl is a speed, of which more is faster', () => {
    const mph = Math.round(predicted('testBowl_a00') * 1.5);
    expect(unlikelyTime(cell('testBowl_a00'), `${mph}`, car)).toMatchObject({
      isFaster: true,
      isSpeed: true,
      time: `${mph}`,
    });
  });

  it('that cannot be read, never arrives or cannot be predicted is not asked about', () => {
    for (const text of ['', 'x', 'DNF']) expect(unlikelyTime(cell('tRoad_a00'), text, car)).toBeUndefined();
    expect(unlikelyTime(cell('nowhere_a00'), '1.00', car)).toBeUndefined();
  });
});
