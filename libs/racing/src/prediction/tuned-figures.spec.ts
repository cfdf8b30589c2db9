import type { CarStats } from '../car-stats.ts';
import type { Tune } from '../tune.ts';
import { tunedFigures } from './tuned-figures.ts';

const car: CarStats = {
  topSpeedMph: 140,
  acceleration0to60s: 6.5,
  handling: 80,
  tyre: 'Performance',
  drive: 'RWD',
  clearance: 'Low',
  weightKg: 1400,
  mra: 70,
  brake: 'B',
  tcs: true,
};
const at = (tune: string) => tunedFigures(car, tune as Tune);

describe('the figures of a car with a tune', () => {
  it('are its own at stock', () => {
    expect(at('000')).toEqual({ topSpeedMph: 140, acceleration0to60s: 6.5, handling: 80 });
  });

  it.each([
    ['332', 1.081, 0.793, 1.075],
    ['323', 1.083, 0.815, 1.107],
    ['233', 1.053, 0.833, 1.108],
    ['111', 1.013, 0.932, 1.032],
  ])('are those of the notes at %s', (tune, speed, seconds, handling) => {
    const tuned = at(tune);
    expect(tuned.topSpeedMph / 140).toBeCloseTo(speed, 1);
    expect(Math.abs((tuned.acceleration0to60s ?? 0) - 6.5 * seconds)).toBeLessThan(0.15);
    expect(Math.abs(tuned.handling - 80 * handling)).toBeLessThan(0.9);
  });

  it('say nothing of 0 to 60 where a car never gets there', () => {
    expect(tunedFigures({ ...car, acceleration0to60s: null }, '332' as Tune).acceleration0to60s).toBeNull();
  });
});
