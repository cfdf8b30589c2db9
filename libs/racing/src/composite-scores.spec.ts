import { aCar } from '#test/a-car';
import { compositeScore, type CompositeScore, compositeScoreNames } from './composite-scores.ts';

const car = aCar({ topSpeedMph: 200, acceleration0to60s: 4, handling: 90, mra: 80, weightKg: 1_400 });

describe('composite scores', () => {
  // Calculated by hand from the formulas of the players' notes.
  it.each<[CompositeScore, number]>([
    ['mraAcel', 173],
    ['mraAcelTop', 160],
    ['mraTop', 160],
    ['handAcel', 182],
    ['handWeight', 143],
    ['handWeightAcel', 128],
    ['handMraAcel', 130],
    ['handTopMra', 115],
  ])('%s', (name, score) => expect(compositeScore(name, car)).toBe(score));

  it('are next to nothing for a car that never reaches 60 mph, and none without its mid-range acceleration', () => {
    expect(compositeScore('mraAcelTop', { ...car, acceleration0to60s: null })).toBe(0);
    expect(compositeScoreNames.filter((name) => compositeScore(name, { ...car, mra: null }) === null)).toHaveLength(5);
    expect(compositeScore('handTopMra', { ...car, topSpeedMph: 100 })).toBe(0);
  });
});
