import { someRound } from '../../../../test/support/hand-round.ts';
import { bestHands, cheapestHand, safestHand } from './best-hands.ts';
import type { Hand, HandRound, RaceChoice } from './hand-round.ts';
import { whyNoHand } from './why-no-hand.ts';

const allHands = ({ cars, races, rqLimit, counts = [] }: HandRound): Hand[] => {
  const best = races.map((choices) =>
    [...Map.groupBy(choices, ({ car }) => car).values()].map((same) =>
      same.reduce((most, one) => (one.points > most.points ? one : most)),
    ),
  );
  const hands = best.reduce<RaceChoice[][]>(
    (some, choices) => some.flatMap((hand) => choices.map((c) => [...hand, c])),
    [[]],
  );
  return hands
    .filter((hand) => new Set(hand.map(({ car }) => car)).size === hand.length)
    .filter((hand) =>
      counts.every(
        ({ kind, atLeast }) => hand.filter(({ car }) => ((cars[car]!.kinds >> kind) & 1) === 1).length >= atLeast,
      ),
    )
    .map((hand) => ({
      choices: hand,
      points: hand.reduce((sum, { points }) => sum + points, 0),
      rq: hand.reduce((sum, { car }) => sum + cars[car]!.rq, 0),
    }))
    .filter(({ rq }) => rq <= rqLimit);
};

const byPointsThenRq = (a: Hand, b: Hand) => b.points - a.points || a.rq - b.rq;
const worst = ({ choices }: Hand) => Math.min(...choices.map(({ points }) => points));
const worthOf = ({ points, rq }: Hand) => ({ points, rq });
const seeds = Array.from({ length: 60 }, (_, seed) => seed + 1);
const small = (seed: number) => someRound(seed, { cars: 8, tunes: 2, races: 4 });

describe('the best hand', () => {
  it.each(seeds)('is the best of all that there are (round %i)', (seed) => {
    const round = small(seed);
    const all = allHands(round).sort(byPointsThenRq);
    expect(bestHands(round).map(worthOf)).toEqual(all.slice(0, 1).map(worthOf));
    expect(whyNoHand(round) === undefined).toBe(all.length > 0);
  });

  it.each(seeds)('comes with those that follow it, each once (round %i)', (seed) => {
    const round = small(seed);
    const all = allHands(round).sort(byPointsThenRq);
    const found = bestHands(round, 30);
    expect(found.map(worthOf)).toEqual(all.slice(0, 30).map(worthOf));
    expect(new Set(found.map(({ choices }) => choices.map(({ car }) => car).join())).size).toBe(found.length);
  });

  it('drives each car once, in its best tune', () => {
    const cars = [
      { rq: 20, kinds: 0 },
      { rq: 30, kinds: 0 },
    ];
    const choices = [
      { car: 0, tune: '332', points: 50 },
      { car: 0, tune: '323', points: 60 },
      { car: 1, tune: '332', points: 10 },
    ];
    const [hand] = bestHands({ cars, races: [choices, choices], rqLimit: 50 });
    expect(hand).toMatchObject({ points: 70, rq: 50 });
    expect(hand?.choices.find(({ car }) => car === 0)?.tune).toBe('323');
  });
});

describe('the cheapest hand that wins', () => {
  it.each(seeds)('costs the least of all with so many points (round %i)', (seed) => {
    const round = small(seed);
    const winning = allHands(round).filter(({ points }) => points >= 100);
    const [cheapest] = winning.sort((a, b) => a.rq - b.rq || b.points - a.points);
    const found = cheapestHand(round, 100);
    expect(found && worthOf(found)).toEqual(cheapest && worthOf(cheapest));
  });

  it('has three stars', () => {
    const cars = [10, 20, 30].map((rq) => ({ rq, kinds: 0 }));
    const race = [249, 250, 251].map((points, car) => ({ car, tune: '332', points }));
    expect(cheapestHand({ cars, races: [race], rqLimit: 500 })).toMatchObject({ points: 250, rq: 20 });
  });
});

describe('the safest hand', () => {
  it.each(seeds)('has the best worst race (round %i)', (seed) => {
    const round = small(seed);
    const [safest] = allHands(round).sort((a, b) => worst(b) - worst(a) || byPointsThenRq(a, b));
    const found = safestHand(round);
    expect(found && { worst: worst(found), ...worthOf(found) }).toEqual(
      safest && { worst: worst(safest), ...worthOf(safest) },
    );
  });
});

describe('a round without a hand says which bound fails', () => {
  const cars = [10, 20, 30].map((rq, at) => ({ rq, kinds: at === 0 ? 1 : at === 1 ? 2 : 0 }));
  const race = cars.map((_, car) => ({ car, tune: '332', points: 50 }));
  const round: HandRound = { cars, races: [race, race], rqLimit: 500 };

  it.each([
    [{ races: [race, [], []] }, { reason: 'race-empty', races: [1, 2] }],
    [{ races: [race, race, race, race] }, { reason: 'too-few-cars', cars: 3 }],
    [{ races: [race.slice(0, 1), race.slice(0, 1)] }, { reason: 'too-few-cars', cars: 1 }],
    [{ rqLimit: 29 }, { reason: 'rq', least: 30, limit: 29 }],
    [{ counts: [{ kind: 0, atLeast: 2 }] }, { reason: 'kind', kind: 0, most: 1, atLeast: 2 }],
    [
      {
        races: [race],
        counts: [
          { kind: 0, atLeast: 1 },
          { kind: 1, atLeast: 1 },
        ],
      },
      { reason: 'kinds-together' },
    ],
    [
      { races: [race], rqLimit: 15, counts: [{ kind: 1, atLeast: 1 }] },
      { reason: 'rq-with-kinds', least: 20, limit: 15 },
    ],
  ])('%j', (change, why) => expect(whyNoHand({ ...round, ...change })).toEqual(why));

  it('and says nothing where there is one', () => expect(whyNoHand({ ...round, rqLimit: 30 })).toBeUndefined());
});
