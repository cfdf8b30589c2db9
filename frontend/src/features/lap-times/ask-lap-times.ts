import type { MatrixAnswer, MatrixBody, MatrixChanges, MatrixValue } from '#contracts';
import { formatDeck, isTestBowl } from '#racing';
import type { LapTime, TrackCode, Tune } from '#racing';
import { ask } from '../../lib/api/ask.ts';
import type { Answer, Question } from '../../lib/api/ask.ts';
import { cellKey } from '../../lib/cell.ts';
import { apiPaths } from '../../lib/paths.ts';

export type LapTimesQuestion = { cars: readonly { carId: string; tune: Tune }[]; tracks: readonly TrackCode[] };
/** `past`: measured before the game made the car drive otherwise; shown, and not counted. */
export type KnownTime = LapTime & { past?: true };
export type KnownTimes = ReadonlyMap<string, KnownTime>;

/** The server reads questions in the address up to this length; longer ones are sent as a body. */
const LONGEST_PATH = 4_000;

/** The question in the grammar of deck links: the same cars and tracks give the same key. */
export const questionKey = ({ cars, tracks }: LapTimesQuestion): string =>
  formatDeck({ cars: [...cars], tracks: [...tracks] });

function lapTimeOf(value: MatrixValue, trackCode: string): LapTime {
  if (value === null) return { kind: 'none' };
  if (value === 'dnf') return { kind: 'dnf' };
  return isTestBowl(trackCode) ? { kind: 'speed', metresPerSecond: value } : { kind: 'time', seconds: value };
}

function wireQuestion(question: LapTimesQuestion, since: number | undefined): Question {
  const shape = since === undefined ? 'matrix' : 'matrix-changes';
  const path = apiPaths.matrix(questionKey(question), since);
  if (path.length <= LONGEST_PATH) return { view: 'lap-times', path, shape };
  const body = {
    cars: [...question.cars],
    tracks: [...question.tracks],
    ...(since === undefined ? {} : { since }),
  } satisfies MatrixBody;
  return { view: 'lap-times', path: apiPaths.matrixQuestion, body, shape };
}

function withPast({ cars, tracks }: LapTimesQuestion, times: Map<string, KnownTime>, past: MatrixAnswer['past']) {
  for (const [column, row, value] of past ?? []) {
    const [car, trackCode] = [cars[column], tracks[row]];
    if (car && trackCode) times.set(cellKey({ ...car, trackCode }), { ...lapTimeOf(value, trackCode), past: true });
  }
  return times;
}

function allTimes({ cars, tracks }: LapTimesQuestion, { columns, past }: MatrixAnswer): KnownTimes {
  const times = cars.flatMap((car, column) =>
    tracks.map((trackCode, row): [string, KnownTime] => [
      cellKey({ ...car, trackCode }),
      lapTimeOf(columns[column]?.[row] ?? null, trackCode),
    ]),
  );
  return withPast({ cars, tracks }, new Map(times), past);
}

function changedTimes(
  { cars, tracks }: LapTimesQuestion,
  known: KnownTimes,
  { changes, past }: MatrixChanges,
): KnownTimes {
  if (changes.length === 0) return known;
  const next = new Map<string, KnownTime>(known);
  for (const [column, row, value] of changes) {
    const [car, trackCode] = [cars[column], tracks[row]];
    if (car && trackCode) next.set(cellKey({ ...car, trackCode }), lapTimeOf(value, trackCode));
  }
  return withPast({ cars, tracks }, next, past);
}

/** All times of the question; when some are shown already, only what is newer is asked for. */
export async function askLapTimes(
  question: LapTimesQuestion,
  shown: Answer<KnownTimes> | undefined,
): Promise<Answer<KnownTimes>> {
  if (shown === undefined) {
    const { value } = await ask<MatrixAnswer>(wireQuestion(question, undefined));
    return { value: allTimes(question, value), position: value.position };
  }
  const { value } = await ask<MatrixChanges>(wireQuestion(question, shown.position));
  return { value: changedTimes(question, shown.value, value), position: value.position };
}
