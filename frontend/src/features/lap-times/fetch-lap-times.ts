import { addressFor, lapTimes } from '#contracts';
import type { MatrixAnswer, MatrixChanges, MatrixValue } from '#contracts';
import { formatDeck, isTestBowl } from '#racing';
import type { LapTime, LapTimeValue, TrackCode, Tune, TunedFigures } from '#racing';
import { queryApi } from '../../lib/api/query-api.ts';
import type { Answer } from '../../lib/api/query-api.ts';
import { cellKey } from '../../lib/cell.ts';

/** `chosen`: by a user who views it now, so that it counts towards the most compared. */
export type LapTimesQuestion = {
  cars: readonly { carId: string; tune: Tune }[];
  tracks: readonly TrackCode[];
  chosen?: boolean;
};
/**
 * `past`: measured before the game changed how the car drives; shown, and not counted. `disputed`: a doubted or
 * disputed time is not counted, and stands in this field to be shown.
 */
export type KnownTime = LapTime & { past?: true; disputed?: LapTimeValue };
export type KnownTimes = ReadonlyMap<string, KnownTime>;

/** Values that users read off the cards of tuned cars, by `statsKey`; missing ones are computed. */
export type KnownStats = ReadonlyMap<string, TunedFigures>;
export type KnownCompared = { readonly times: KnownTimes; readonly stats: KnownStats };

export const statsKey = (of: { carId: string; tune: string } | undefined): string => `${of?.carId}|${of?.tune}`;

const nothing: KnownCompared = { times: new Map(), stats: new Map() };

/** The server reads queries in the address up to this length; longer ones are sent as a body. */
const LONGEST_PATH = 4_000;

/** The query in the grammar of deck links: the same cars and tracks give the same key. */
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
  if (addressFor(lapTimes.matrix, { query }).length <= LONGEST_PATH) return queryApi(lapTimes.matrix, { query });
  const [cars, tracks] = [[...question.cars], [...question.tracks]];
  return queryApi(lapTimes.matrixByPost, { body: { cars, tracks, since, looked } });
}

type Aside = Pick<MatrixAnswer, 'past' | 'disputed'>;

function withAside({ cars, tracks }: LapTimesQuestion, times: Map<string, KnownTime>, { past, disputed }: Aside) {
  const put = (asides: Aside['past'], shownAs: (time: LapTime) => KnownTime) => {
    for (const [column, row, value] of asides ?? []) {
      const [car, trackCode] = [cars[column], tracks[row]];
      if (car && trackCode) times.set(cellKey({ ...car, trackCode }), shownAs(lapTimeOf(value, trackCode)));
    }
  };
  put(past, (time) => ({ ...time, past: true }));
  put(disputed, (time) => (time.kind === 'none' ? time : { kind: 'none', disputed: time }));
  return times;
}

function allTimes({ cars, tracks }: LapTimesQuestion, { columns, ...aside }: MatrixAnswer): KnownTimes {
  const times = cars.flatMap((car, column) =>
    tracks.map((trackCode, row): [string, KnownTime] => [
      cellKey({ ...car, trackCode }),
      lapTimeOf(columns[column]?.[row] ?? null, trackCode),
    ]),
  );
  return withAside({ cars, tracks }, new Map(times), aside);
}

function changedTimes(
  { cars, tracks }: LapTimesQuestion,
  known: KnownTimes,
  { changes, ...aside }: MatrixChanges,
): KnownTimes {
  if (changes.length === 0) return known;
  const next = new Map<string, KnownTime>(known);
  for (const [column, row, value] of changes) {
    const [car, trackCode] = [cars[column], tracks[row]];
    if (car && trackCode) next.set(cellKey({ ...car, trackCode }), lapTimeOf(value, trackCode));
  }
  return withAside({ cars, tracks }, next, aside);
}

const statsOf = ({ cars }: LapTimesQuestion, { stats = [] }: MatrixAnswer | MatrixChanges): KnownStats =>
  new Map(
    stats.map(([column, topSpeedMph, acceleration0to60s, handling]) => [
      statsKey(cars[column]),
      { topSpeedMph, acceleration0to60s, handling },
    ]),
  );

/** All times of the query and the known card values; when some are shown already, only newer times are requested. */
export async function fetchCompared(
  question: LapTimesQuestion,
  shown: Answer<KnownCompared> | undefined,
): Promise<Answer<KnownCompared>> {
  const { value } = await askMatrix(question, shown?.position);
  const { position } = value;
  const before = shown?.value ?? nothing;
  const times = 'columns' in value ? allTimes(question, value) : changedTimes(question, before.times, value);
  const stats = statsOf(question, value);
  const same = times === before.times && stats.size + before.stats.size === 0;
  return { value: same ? before : { times, stats }, position };
}

export async function fetchLapTimes(question: LapTimesQuestion): Promise<Answer<KnownTimes>> {
  const { value, position } = await fetchCompared(question, undefined);
  return { value: value.times, position };
}
