import { seeded, someRound } from '../../../../test/support/hand-round.ts';
import { leastCostHand, type PricedChoice, type PricedRound } from './least-cost-hand.ts';

const priced = (seed: number, size: Parameters<typeof someRound>[1]): PricedRound => {
  const random = seeded(seed + 1000);
  const round = someRound(seed, size);
  // Some are ready as they are, the better tune costs more.
  const races = round.races.map((choices) =>
    choices.map((choice): PricedChoice => {
      const dearer = 1 + Number(choice.tune);
      return {
        ...choice,
        points: choice.points + 40 * Number(choice.tune),
        cost: random() < 0.3 ? 0 : dearer * Math.floor(random() * 90) * 50,
      };
    }),
  );
  return { ...round, races };
};

const leastOfAll = ({ cars, races, rqLimit }: PricedRound, points: number): number | undefined => {
  const hands = races.reduce<PricedChoice[][]>(
    (some, choices) =>
      some.flatMap((hand) =>
        choices.filter(({ car }) => hand.every((one) => one.car !== car)).map((choice) => [...hand, choice]),
      ),
    [[]],
  );
  const sum = (hand: readonly PricedChoice[], of: (one: PricedChoice) => number) =>
    hand.reduce((all, one) => all + of(one), 0);
  const able = hands.filter(
    (hand) => sum(hand, (one) => one.points) >= points && sum(hand, ({ car }) => cars[car]!.rq) <= rqLimit,
  );
  return able.length === 0 ? undefined : Math.min(...able.map((hand) => sum(hand, ({ cost }) => cost)));
};

describe('the hand with the least cost', () => {
  it.each(Array.from({ length: 60 }, (_, seed) => seed + 1))('costs as little as any (round %i)', (seed) => {
    const round = priced(seed, { cars: 7, tunes: 2, races: 4 });
    const hand = leastCostHand(round, 100);
    expect(hand?.cost).toBe(leastOfAll(round, 100));
    if (!hand) return;
    expect(hand.points).toBeGreaterThanOrEqual(100);
    expect(hand.rq).toBeLessThanOrEqual(round.rqLimit);
    expect(new Set(hand.choices.map(({ car }) => car)).size).toBe(hand.choices.length);
  });

  it('has another car in each race where the same ones are best in all', () => {
    const cars = Array.from({ length: 4 }, () => ({ rq: 20 }));
    const choices = cars.map((_, car) => ({ car, tune: '0', points: 60, cost: 100 * car }));
    const hand = leastCostHand({ cars, races: [choices, choices, choices, choices], rqLimit: 80 }, 240);
    expect(hand).toMatchObject({ cost: 600, points: 240, rq: 80 });
  });

  it('is none where no hand has the points, or a race has no car', () => {
    const round = priced(3, { cars: 7, races: 4 });
    expect(leastCostHand(round, 5000)).toBeUndefined();
    expect(leastCostHand({ ...round, races: [...round.races, []] }, -5000)).toBeUndefined();
  });
});
