import { isWithinRange, predictLapTime, type Prediction } from '#racing';
import { starterCatalogue } from '../../car/starter/starter-catalogue.ts';
import { starterHistory } from '../../car/starter/starter-history.ts';
import { demoMistakes } from './demo-mistakes.ts';
import { type DemoTime, demoTimes } from './demo-times.ts';

const starters = new Map(starterCatalogue.map((starter) => [starter.carId, starter]));
const times = demoTimes();

const predicted = ({ carId, tune, trackCode, gameVersion }: DemoTime): Prediction => {
  const facts = starterHistory(starters.get(carId)!).find((known) => known.gameVersion === gameVersion)!;
  return predictLapTime(facts.car, tune, trackCode)!;
};
const seconds = (value: Prediction['value']): number => (value.kind === 'time' ? value.seconds : Number.NaN);
const runs = times
  .filter(({ value }) => value.kind === 'time')
  .map((time) => {
    const { low, value, high } = predicted(time);
    return { ...time, s: seconds(time.value), low: seconds(low), middle: seconds(value), high: seconds(high) };
  });
const mistakes = runs.filter(({ mistake }) => mistake);

describe('the demo times', () => {
  it('are what the car of that version would do, give or take half a percent, but for mistakes', () => {
    const off = runs.filter(({ mistake, s, middle }) => !mistake && Math.abs(s / middle - 1) > 0.005);
    expect(off).toEqual([]);
  });

  it('have one to four mistakes in a hundred, of every kind', () => {
    expect(mistakes.length / runs.length).toBeGreaterThan(0.01);
    expect(mistakes.length / runs.length).toBeLessThan(0.04);
    expect(new Set(mistakes.map(({ mistake }) => mistake))).toEqual(new Set(demoMistakes));
  });

  it('have no mistake that the model would believe', () => {
    expect(mistakes.filter(({ s, low, high }) => s >= low && s <= high)).toEqual([]);
  });

  it('can all be typed', () => {
    expect(times.filter(({ value }) => !isWithinRange(value))).toEqual([]);
  });

  it('were measured in a version in which the car was there, one in twenty or more before today’s', () => {
    const older = times.filter(({ gameVersion }) => gameVersion !== '26');
    expect(older.length / times.length).toBeGreaterThan(0.05);
    const known = ({ carId, gameVersion }: DemoTime) =>
      starterHistory(starters.get(carId)!).some((facts) => facts.gameVersion === gameVersion);
    expect(times.filter((time) => !known(time))).toEqual([]);
  });

  it('are the same every time', () => {
    expect(demoTimes()).toEqual(times);
  });
});
