import type { Car } from '#contracts';
import { type CardPlan, chanceOfCount } from '#racing';
import { testCar } from '../../test/test-car.ts';
import { luckOfRun } from './luck-of-run.ts';

const [rare, common] = [testCar('Rare', { class: 'S' }), testCar('Common', { class: 'F' })];
const card: CardPlan<Car> = [
  { carClass: 'S', chance: 0.01, cars: [rare] },
  { carClass: 'F', chance: 0.99, cars: [common] },
];
const luckOf = (found: number, opened: number) => {
  const state = {
    opened,
    counts: Uint32Array.of(found, opened - found),
    last: Uint32Array.of(1),
    found: 0,
    reached: false,
    done: true,
    wantedLast: undefined,
  };
  const prepared = { status: 'ready', cards: [card], removed: 0, goal: undefined } as const;
  return luckOfRun({ status: 'done', state, cars: [rare, common], prepared, most: opened, key: '' }, state, false);
};

describe('the luck of a run without a goal', () => {
  it('is how likely as many of the dearest class were', () => {
    expect(luckOf(1, 10).chance).toBeCloseTo(1 - 0.99 ** 10, 10);
    expect(luckOf(5, 100).luck).toBe('super-lucky');
  });

  it('is as good as exact for many, and known at once for very many', () => {
    const exact = chanceOfCount([card], (car) => car === rare, 310, 30_000);
    expect(Math.abs(luckOf(310, 30_000).chance - exact)).toBeLessThan(0.005);
    expect(luckOf(100_000, 10_000_000).chance).toBeCloseTo(0.5, 2);
  });
});
