import { sortScores } from './sort-scores.ts';

const car = { topSpeedMph: 155, acceleration0to60s: 5, handling: 80, weightKg: 1400, mra: 70 };

describe('scores to sort by', () => {
  it.each([
    ['mraAcceleration', 128, (50 * 70 ** 0.6) / 5],
    ['mraAccelerationTopSpeed', 87, (70 * 155) / 125],
    ['mraTopSpeed', 84, (70 * 155 ** 2) / 20_000],
    ['handlingAcceleration', 102, 512_000 / 5000],
    ['handlingWeight', 100, 512_000 / (300 * 1200 ** 0.4)],
    ['handlingWeightAcceleration', 72, (0.6 * 512_000) / (250 * 1200 ** 0.4)],
    ['handlingMraAcceleration', 56, (512_000 * 4900) / 45e6],
    ['handlingOla', 73, ((512_000 / 5000) * 10 * 55 ** 0.4) / 70],
  ] as const)('%s of a car is %d', (score, rounded, exact) => {
    expect(sortScores[score](car)).toBe(rounded);
    expect(Math.round(exact)).toBe(rounded);
  });

  it('are numbers where a figure is not known or out of the ordinary', () => {
    const bare = { ...car, acceleration0to60s: null, mra: null, weightKg: 160, topSpeedMph: 60 };
    const scores = Object.values(sortScores).map((score) => score(bare));
    expect(scores.filter((score) => !Number.isInteger(score))).toEqual([]);
    expect(sortScores.handlingOla(bare)).toBe(0);
    expect(sortScores.mraAcceleration(bare)).toBe(0);
  });
});
