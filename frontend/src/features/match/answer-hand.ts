import { bestHands, cheapestHand, parseTune, points, predictLapTime, safestHand, whyNoHand } from '#racing';
import type { CarStats, Hand, HandRound, LapTimeValue, NoHand, RaceChoice, TrackCode, Tune } from '#racing';
import { type Aim, PREDICTED_TUNES } from './match.ts';

export type AnswerQuestion = {
  readonly aim: Aim;
  readonly cars: readonly (CarStats & { readonly id: string; readonly rq: number })[];
  readonly races: readonly RaceToAnswer[];
  readonly rqLimit: number;
  /** "car|tune" of what may be in the hand; omitted: all. */
  readonly only?: ReadonlySet<string> | undefined;
  /** Whether a predicted time counts where there is no measured one. */
  readonly predicted: boolean;
  /** How many hands with the most points; omitted: a few. */
  readonly keep?: number;
};

/** A track, the opponent's result there, and all measured times. */
export type RaceToAnswer = {
  readonly trackCode: TrackCode;
  readonly theirs: LapTimeValue;
  readonly times: readonly { readonly carId: string; readonly tune: string; readonly value: LapTimeValue }[];
};

export type AnsweringCar = {
  readonly carId: string;
  readonly tune: Tune;
  readonly points: number;
  readonly predicted: boolean;
};
export type AnsweringHand = { readonly cars: readonly AnsweringCar[]; readonly points: number; readonly rq: number };

/** Hands, the best first; or why there are none. */
export type HandAnswer =
  | { readonly hands: readonly AnsweringHand[]; readonly why?: undefined }
  | { readonly hands: readonly []; readonly why: NoHand | { readonly reason: 'points'; readonly most: number } };

const VISIBLE_HANDS = 5;

/** The best hands of all cars against this opponent, proven optimal. */
export function answerHand(question: AnswerQuestion): HandAnswer {
  const { round, isPredicted } = roundOf(question);
  const hands = handsFor(question, round);
  const [best] = hands;
  if (best) return { hands: hands.map((hand) => answering(hand, question, isPredicted)) };
  const why = whyNoHand(round);
  if (why) return { hands: [], why };
  return { hands: [], why: { reason: 'points', most: bestHands(round)[0]?.points ?? 0 } };
}

function handsFor({ aim, keep = VISIBLE_HANDS }: AnswerQuestion, round: HandRound): readonly Hand[] {
  if (aim === 'points') return bestHands(round, keep);
  const hand = aim === 'cheapest' ? cheapestHand(round) : safestHand(round);
  return hand ? [hand] : [];
}

export type Choice = RaceChoice & { readonly predicted: boolean };

function roundOf(question: AnswerQuestion) {
  const races = question.races.map((race) => choicesOf(race, question));
  const predicted = races.map((choices) => new Set(choices.filter((one) => one.predicted).map(keyOf)));
  const round: HandRound = {
    cars: question.cars.map(({ rq }) => ({ rq, kinds: 0 })),
    races,
    rqLimit: question.rqLimit,
  };
  return { round, isPredicted: (race: number, choice: RaceChoice) => predicted[race]?.has(keyOf(choice)) === true };
}

const keyOf = ({ car, tune }: RaceChoice): string => `${car}|${tune}`;

/** The points of each car in a race, in each tune with a time. */
export function choicesOf({ trackCode, theirs, times }: RaceToAnswer, question: AnswerQuestion): Choice[] {
  const { cars, predicted, only } = question;
  const measured = Map.groupBy(times, ({ carId }) => carId);
  return cars.flatMap((stats, car): Choice[] => {
    const known = measured.get(stats.id) ?? [];
    const choice = (tune: string, value: LapTimeValue | undefined, isGuess: boolean): Choice[] => {
      const may = !only || only.has(`${stats.id}|${tune}`);
      const given = may && value ? points(value, theirs, trackCode) : undefined;
      return given ? [{ car, tune, points: given.points, predicted: isGuess }] : [];
    };
    const guessed = predicted ? PREDICTED_TUNES.filter((tune) => !known.some((one) => one.tune === tune)) : [];
    return [
      ...known.flatMap(({ tune, value }) => choice(tune, value, false)),
      ...guessed.flatMap((tune) => choice(tune, predictLapTime(stats, tune, trackCode)?.value, true)),
    ];
  });
}

function answering(
  { choices, points: sum, rq }: Hand,
  { cars }: AnswerQuestion,
  isPredicted: (race: number, choice: RaceChoice) => boolean,
): AnsweringHand {
  const answeringCars = choices.flatMap((choice, race): AnsweringCar[] => {
    const [carId, tune] = [cars[choice.car]?.id, parseTune(choice.tune)];
    if (carId === undefined || tune === undefined) return [];
    return [{ carId, tune, points: choice.points, predicted: isPredicted(race, choice) }];
  });
  return { cars: answeringCars, points: sum, rq };
}
