import type { Car } from '#contracts';
import { isTestBowl } from '#racing';
import type { LapTimeValue, TrackCode } from '#racing';
import { cellKey } from '../../lib/cell.ts';
import { askBestTimes } from '../../features/best-of/use-best-times.ts';
import { askLapTimes } from '../../features/lap-times/ask-lap-times.ts';
import type { AnswerQuestion, HandAnswer, RaceToAnswer } from '../../features/match/answer-hand.ts';
import type { Aim, Match, Trackset } from '../../features/match/match.ts';
import type { TimeOf } from '../../features/match/score-match.ts';

export type AnswerAsked = { match: Match; tracks: Trackset; aim: Aim; cars: readonly Car[]; timeOf: TimeOf };

/** The best hands against the opponent, by all times that are known and, where they count, predicted ones. */
export async function askAnswer({ match, tracks, aim, cars, timeOf }: AnswerAsked): Promise<HandAnswer> {
  const races = await Promise.all(
    tracks.map(async (trackCode, race): Promise<RaceToAnswer[]> => {
      const car = match.theirs[race];
      const theirs = car && timeOf(car.carId, car.tune, trackCode);
      if (!theirs) return [];
      const { times } = (await askBestTimes(trackCode)).times;
      const measured = times.map(([carId, tune, figure]) => ({ carId, tune, value: valueOf(figure, trackCode) }));
      return [{ trackCode, theirs: theirs.value, times: measured }];
    }),
  );
  return withoutDnfs({ aim, cars, races: races.flat(), rqLimit: match.rqLimit, predicted: match.predicted });
}

const valueOf = (figure: number, trackCode: TrackCode): LapTimeValue =>
  isTestBowl(trackCode) ? { kind: 'speed', metresPerSecond: figure } : { kind: 'time', seconds: figure };

/**
 * Who is known not to finish is in no list of times, and must not count with a prediction: the hands that were found are
 * asked for, and searched again with what was learned, until they rest on nothing that is known to be otherwise.
 */
async function withoutDnfs(question: AnswerQuestion): Promise<HandAnswer> {
  const { answerBeside } = await import('../../features/match/answer-beside.ts');
  const answer = await answerBeside(question);
  const guessed = answer.hands.flatMap(({ cars }) => cars.filter(({ predicted }) => predicted));
  if (guessed.length === 0) return answer;
  const tracks = [...new Set(question.races.map(({ trackCode }) => trackCode))];
  const columns = [...new Map(guessed.map(({ carId, tune }) => [`${carId}|${tune}`, { carId, tune }])).values()];
  const { value: known } = await askLapTimes({ cars: columns, tracks }, undefined);
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
  return learned ? withoutDnfs({ ...question, races }) : answer;
}

const DNF: LapTimeValue = { kind: 'dnf' };
