import type { Car, ChallengeAttributes, RoundContent } from '#contracts';
import { matchesCriteria, parseCriteria } from '#racing';
import type { LapTimeValue, TrackCode } from '#racing';
import type { TrackTimes } from '../../../features/best-of/rank-best.ts';
import type { Drives } from '../../../features/garage/use-garage-driving.ts';
import { fetchLapTimes, type KnownTimes } from '../../../features/lap-times/fetch-lap-times.ts';
import type { HandAnswer } from '../../../features/match/answer-hand.ts';
import { cellKey } from '../../../lib/cell.ts';
import { withoutDnfs } from '../../match/compute-answer.ts';
import { drivenOf, questionOf } from '../round/round-question.ts';
import { cellOf, type RaceCell } from '../round/use-opponents.ts';

/** Users look through at most this many hands of a round. */
export const MAX_HANDS = 15;

/**
 * `answer`: undefined where a race lacks its opponent or their time; `doubtful`: races, from 1, with a doubtful time.
 */
export type RoundHands = { readonly answer: HandAnswer | undefined; readonly doubtful: readonly number[] };

type Asked = {
  content: RoundContent;
  facts: ChallengeAttributes;
  cars: readonly Car[];
  predicted: boolean;
  drives: Drives | undefined;
  timesOf: (track: TrackCode) => Promise<TrackTimes>;
};

/** The hands of a round that have the most points, searched in a worker. */
export async function fetchRoundHands({
  content,
  facts,
  cars,
  predicted,
  drives,
  timesOf,
}: Asked): Promise<RoundHands> {
  const cells = content.races.map(cellOf);
  const there = cells.filter((cell) => cell !== undefined);
  if (there.length < cells.length || there.length === 0) return { answer: undefined, doubtful: [] };
  const tracks = there.map(({ trackCode }) => trackCode);
  const opponents = there.map(({ carId, tune }) => ({ carId, tune }));
  const { value: known } = await fetchLapTimes({ cars: opponents, tracks: [...new Set(tracks)] });
  const said = content.races.map(({ timeToBeat }) => timeToBeat);
  const theirs = there.map((cell, race) => knownTime(known, cell) ?? said[race]);
  const doubtful = there.flatMap((cell, race) => (isDoubtful(known, cell, said[race]) ? [race + 1] : []));
  if (theirs.includes(undefined)) return { answer: undefined, doubtful };
  const able = cars.filter(matchesCriteria(parseCriteria(content.criteria ?? facts.criteria).criteria));
  const measured = await Promise.all(tracks.map(timesOf));
  const asked = { tracks, theirs, cars: able, rqLimit: content.rqLimit ?? facts.rqLimit, predicted, drives };
  const times = new Map(measured.map((track) => [track.trackCode, track.times]));
  const question = questionOf(asked, times, drivenOf(asked, measured));
  const { answerInWorker } = await import('../../../features/match/answer-in-worker.ts');
  const aimed = { ...question, aim: 'points', keep: MAX_HANDS } as const;
  return { answer: await withoutDnfs(aimed, answerInWorker, ({ hands }) => hands), doubtful };
}

function knownTime(known: KnownTimes, cell: RaceCell): LapTimeValue | undefined {
  const time = known.get(cellKey(cell));
  return time === undefined || time.kind === 'none' ? undefined : time;
}

/** Only submitted with the round, or different from the records, or measured before the game changed the car. */
function isDoubtful(known: KnownTimes, cell: RaceCell, said: LapTimeValue | undefined): boolean {
  const time = knownTime(known, cell);
  if (time === undefined || known.get(cellKey(cell))?.past === true) return true;
  return said !== undefined && !isSame(time, said);
}

function isSame(one: LapTimeValue, other: LapTimeValue): boolean {
  if (one.kind === 'time' && other.kind === 'time') return one.seconds === other.seconds;
  if (one.kind === 'speed' && other.kind === 'speed') return one.metresPerSecond === other.metresPerSecond;
  return one.kind === other.kind;
}
