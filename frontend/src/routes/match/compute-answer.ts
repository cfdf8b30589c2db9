import type { Car } from '#contracts';
import { isTestBowl } from '#racing';
import type { LapTimeValue, TrackCode } from '#racing';
import { cellKey } from '../../lib/cell.ts';
import { fetchBestTimes } from '../../features/best-of/use-best-times.ts';
import type { Drives } from '../../features/garage/use-garage-driving.ts';
import { fetchLapTimes } from '../../features/lap-times/fetch-lap-times.ts';
import type { AnsweringHand, AnswerQuestion, HandAnswer, RaceToAnswer } from '../../features/match/answer-hand.ts';
import { PREDICTED_TUNES } from '../../features/match/match.ts';
import type { Aim, Match, Trackset } from '../../features/match/match.ts';
import type { TimeOf } from '../../features/match/score-match.ts';

export type HandRequest = {
  match: Match;
  tracks: Trackset;
  aim: Aim;
  cars: readonly Car[];
  timeOf: TimeOf;
  /** What may be in the hand; undefined: everything. */
  drives: Drives | undefined;
};

/** The best hands against the opponent, by all known times and, where they count, predicted ones. */
export async function computeAnswer({ match, tracks, aim, cars, timeOf, drives }: HandRequest): Promise<HandAnswer> {
  const races = await Promise.all(
    tracks.map(async (trackCode, race): Promise<RaceToAnswer[]> => {
      const car = match.theirs[race];
      const theirs = car && timeOf(car.carId, car.tune, trackCode);
      return theirs ? [await raceToAnswer(trackCode, theirs.value)] : [];
    }),
  );
  const only = drives && drivenOf(cars, races.flat(), drives);
  const { answerInWorker } = await import('../../features/match/answer-in-worker.ts');
  const question = { aim, cars, races: races.flat(), rqLimit: match.rqLimit, predicted: match.predicted, only };
  return withoutDnfs(question, answerInWorker, ({ hands }) => hands);
}

/** Everything with a measured or predicted time, as far as it may be driven. */
function drivenOf(cars: readonly Car[], races: readonly RaceToAnswer[], drives: Drives): ReadonlySet<string> {
  const measured = races.flatMap(({ times }) => times);
  const predicted = cars.flatMap(({ id: carId }) => PREDICTED_TUNES.map((tune) => ({ carId, tune })));
  return new Set(
    [...measured, ...predicted].flatMap(({ carId, tune }) => (drives(carId, tune) ? [`${carId}|${tune}`] : [])),
  );
}

export async function raceToAnswer(trackCode: TrackCode, theirs: LapTimeValue): Promise<RaceToAnswer> {
  const { times } = (await fetchBestTimes(trackCode)).times;
  const measured = times.map(([carId, tune, figure]) => ({ carId, tune, value: valueOf(figure, trackCode) }));
  return { trackCode, theirs, times: measured };
}

const valueOf = (figure: number, trackCode: TrackCode): LapTimeValue =>
  isTestBowl(trackCode) ? { kind: 'speed', metresPerSecond: figure } : { kind: 'time', seconds: figure };

/**
 * A known DNF is in no list of times, and must not count with a prediction: the found hands are looked up, and searched
 * again with the result, until they rest on nothing that is known to be wrong.
 */
export async function withoutDnfs<Question extends Pick<AnswerQuestion, 'races'>, Answer>(
  question: Question,
  search: (question: Question) => Promise<Answer>,
  handsIn: (answer: Answer) => readonly AnsweringHand[],
): Promise<Answer> {
  const answer = await search(question);
  const guessed = handsIn(answer).flatMap(({ cars }) => cars.filter(({ predicted }) => predicted));
  if (guessed.length === 0) return answer;
  const tracks = [...new Set(question.races.map(({ trackCode }) => trackCode))];
  const columns = [...new Map(guessed.map(({ carId, tune }) => [`${carId}|${tune}`, { carId, tune }])).values()];
  const { value: known } = await fetchLapTimes({ cars: columns, tracks });
  let learned = false;
  const races = question.races.map((race) => {
    const dnfs = columns.filter((cell) => {
      const time = known.get(cellKey({ ...cell, trackCode: race.trackCode }));
      const isListed = race.times.some(({ carId, tune }) => carId === cell.carId && tune === cell.tune);
      return time?.kind === 'dnf' && time.past !== true && !isListed;
    });
    learned ||= dnfs.length > 0;
    return { ...race, times: [...race.times, ...dnfs.map((cell) => ({ ...cell, value: DNF }))] };
  });
  return learned ? withoutDnfs({ ...question, races }, search, handsIn) : answer;
}

const DNF: LapTimeValue = { kind: 'dnf' };
