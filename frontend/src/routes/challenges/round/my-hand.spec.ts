import type { Winner } from '../../../features/match/solve-round.ts';
import type { MatchHand } from '../../../features/match/match.ts';
import { withCarIn } from './my-hand.ts';

const winner = (carId: string): Winner => ({
  carId,
  tune: '332' as Winner['tune'],
  points: 50,
  predicted: false,
  others: [],
});
const car = (carId: string) => ({ carId, tune: winner(carId).tune });
const hand: MatchHand = [car('a'), car('b'), undefined, undefined, undefined];

it('puts a car into a race', () => {
  expect(withCarIn(hand, 2, car('c'), [])).toEqual({ hand: [car('a'), car('b'), car('c'), undefined, undefined] });
});

it('lets the cheapest free winner drive where the car drove before', () => {
  const winners = [[winner('a'), winner('b'), winner('d')], [], [], [], []];
  expect(withCarIn(hand, 2, car('a'), winners)).toEqual({
    hand: [car('d'), car('b'), car('a'), undefined, undefined],
    freed: { race: 0, by: 'd' },
  });
});

it('leaves the race empty where nobody else wins', () => {
  expect(withCarIn(hand, 2, car('a'), [[winner('a')]])).toEqual({
    hand: [undefined, car('b'), car('a'), undefined, undefined],
    freed: { race: 0, by: undefined },
  });
});
