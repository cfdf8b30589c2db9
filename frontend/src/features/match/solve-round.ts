import { leastCostHand, parseTune } from '#racing';
import { answerHand, choicesOf } from './answer-hand.ts';
import type { AnsweringCar, AnsweringHand, AnswerQuestion, Choice, HandAnswer } from './answer-hand.ts';
import { aims } from './match.ts';
import type { Aim } from './match.ts';

/** A car that beats the opponent of a race, in its best tune; `others`: its other winning tunes. */
export type Winner = AnsweringCar & { readonly others: readonly string[] };

/** The winners of each race, the cheapest first, and the best hands of each kind, proven optimal. */
export type RoundSolutions = {
  readonly winners: readonly (readonly Winner[])[];
  readonly hands: Readonly<Record<Aim, HandAnswer>>;
  /** The user's own cars that would win each race, in any tune. */
  readonly owned: readonly (readonly Winner[])[];
  /** The user's own hand that wins with the least cash of upgrades; undefined where none does. */
  readonly upgraded: (AnsweringHand & { readonly cost: number }) | undefined;
};
/**
 * `owns`: cars of the user's garage, where only those count; `costs`: cash by "car|tune" of what its copies can become.
 */
export type RoundQuestion = Omit<AnswerQuestion, 'aim'> & {
  readonly owns?: ReadonlySet<string> | undefined;
  readonly costs?: ReadonlyMap<string, number> | undefined;
};

/** Solves a round: the winners of each race, and the best hands. */
export function solveRound(question: RoundQuestion): RoundSolutions {
  const hands = Object.fromEntries(aims.map((aim) => [aim, answerHand({ ...question, aim })]));
  const { owns } = question;
  const ownedOnly = { ...question, aim: 'points', only: undefined } as const;
  return {
    winners: question.races.map((race) => winnersOf(choicesOf(race, { ...question, aim: 'points' }), question)),
    owned: owns
      ? question.races.map((race) =>
          winnersOf(choicesOf(race, ownedOnly), question).filter(({ carId }) => owns.has(carId)),
        )
      : [],
    hands: hands as Record<Aim, HandAnswer>,
    upgraded: question.costs && upgradedHand(question, question.costs),
  };
}

function winnersOf(choices: readonly Choice[], { cars }: RoundQuestion): readonly Winner[] {
  const winning = Map.groupBy(
    choices.filter(({ points }) => points > 0),
    ({ car }) => car,
  );
  const found = [...winning].flatMap(([at, tunes]) => {
    const [best, ...others] = tunes.toSorted((a, b) => b.points - a.points);
    const car = cars[at];
    return best && car ? [{ rq: car.rq, winner: winnerOf(car.id, best, others) }] : [];
  });
  return found.toSorted((a, b) => a.rq - b.rq || b.winner.points - a.winner.points).map(({ winner }) => winner);
}

const winnerOf = (carId: string, { tune, points, predicted }: Choice, others: readonly Choice[]): Winner => ({
  carId,
  tune: tune as Winner['tune'],
  points,
  predicted,
  others: others.map((one) => one.tune),
});

function upgradedHand(question: RoundQuestion, costs: ReadonlyMap<string, number>): RoundSolutions['upgraded'] {
  const { cars, rqLimit } = question;
  const only = new Set(costs.keys());
  const known = question.races.map((race) => choicesOf(race, { ...question, aim: 'points', only }));
  const costOf = ({ car, tune }: Choice) => costs.get(`${cars[car]?.id}|${tune}`) ?? Infinity;
  const races = known.map((choices) => choices.map((choice) => ({ ...choice, cost: costOf(choice) })));
  const hand = leastCostHand({ cars, races, rqLimit });
  if (!hand) return undefined;
  const inHand = hand.choices.flatMap(({ car, tune: text, points }, race): AnsweringCar[] => {
    const [carId, tune] = [cars[car]?.id, parseTune(text)];
    const predicted = known[race]?.find((one) => one.car === car && one.tune === text)?.predicted === true;
    return carId === undefined || !tune ? [] : [{ carId, tune, points, predicted }];
  });
  return { cars: inHand, points: hand.points, rq: hand.rq, cost: hand.cost };
}
