import { isWithinRange, predictLapTime } from '#racing';
import { starterCatalogue } from '../../car/starter/starter-catalogue.ts';
import { demoTimes } from './demo-times.ts';

const cars = new Map(starterCatalogue.map(({ carId, car }) => [carId, car]));

const errors = demoTimes().flatMap(({ carId, tune, trackCode, value }) => {
  const predicted = predictLapTime(cars.get(carId)!, tune, trackCode)?.value;
  if (value.kind !== 'time' || predicted?.kind !== 'time') return [];
  return [Math.abs(value.seconds / predicted.seconds - 1)];
});

describe('the demo times', () => {
  it('are what the cars would do, give or take half a percent, but for a few slips of the pen', () => {
    const slips = errors.filter((error) => error > 0.005);
    expect(slips.length).toBeGreaterThan(2);
    expect(slips.length / errors.length).toBeLessThan(0.02);
  });

  it('can all be typed', () => {
    expect(demoTimes().filter(({ value }) => !isWithinRange(value))).toEqual([]);
  });

  it('are the same every time', () => {
    expect(demoTimes()).toEqual(demoTimes());
  });
});
