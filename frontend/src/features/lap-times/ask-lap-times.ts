import { addressFor, lapTimes } from '#contracts';
import type { MatrixAnswer, MatrixChanges, MatrixValue } from '#contracts';
import { formatDeck, isTestBowl } from '#racing';
import type { LapTime, TrackCode, Tune } from '#racing';
import { ask } from '../../lib/api/ask.ts';
import type { Answer } from '../../lib/api/ask.ts';
import { cellKey } from '../../lib/cell.ts';

/** `chosen`: by somebody who looks at it now, so that it counts for what is compared most. */
export type LapTimesQuestion = {
  cars: readonly { carId: string; tune: Tune }[];
  tracks: readonly TrackCode[];
  chosen?: boolean;
};
/** `past`: measured before the game made the car drive otherwise; shown, and not counted. */
export type KnownTime = LapTime & { past?: true };
export type KnownTimes = ReadonlyMap<string, KnownTime>;

const none: KnownTimes = new Map();

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

function askMatrix(
  question: LapTimesQuestion,
  since: number | undefined,
): Promise<Answer<MatrixAnswer | MatrixChanges>> {
  const looked = question.chosen ? ('yes' as const) : undefined;
  const query = { deck: questionKey(question), since, looked };
  if (addressFor(lapTimes.matrix, { query }).length <= LONGEST_PATH) return ask(lapTimes.matrix, { query });
  const [cars, tracks] = [[...question.cars], [...question.tracks]];
  return ask(lapTimes.matrixByPost, { body: { cars, tracks, since, looked } });
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
  const { value } = await askMatrix(question, shown?.position);
  const { position } = value;
  if ('columns' in value) return { value: allTimes(question, value), position };
  return { value: changedTimes(question, shown?.value ?? none, value), position };
}
