import type { Placed, Reign } from '../../records/reigns-of-track.ts';
import type { StatedZone } from '../../recaps/recaps.projection.ts';
import type { ActivityKind, RecapActivity, Void } from '../recap-activity.ts';
import { type LocalTime, localTime } from './local-time.ts';

/** The data of a recap: a user's actions, and the records they held or took. */
export type RecapMaterial = {
  readonly by: string;
  /** A year "2025" or a month "2025-03". */
  readonly period: string;
  readonly zones: readonly StatedZone[];
  readonly facts: readonly { readonly key: string; readonly doc: RecapActivity }[];
  readonly reigns: readonly Reign[];
  readonly places: readonly Placed[];
  /** ISO 8601: a current record counts until then, or until the period's end. */
  readonly now: string;
};

export type RecapEntry = Omit<RecapActivity, 'kind' | 'void'> & {
  readonly id: string;
  readonly kind: ActivityKind | 'record-set' | 'record-lost' | 'place';
  readonly local: LocalTime;
  readonly void: Void | null;
  /** The other user of a record: the former holder, or the next one. */
  readonly other: string | null;
  /** The rank of a time on its track on that day. */
  readonly place: number | null;
};

/** All entries of a period in its owner's time zone, the earliest first; void ones included. */
export const entriesOf = ({ by, period, zones, facts, reigns, places }: RecapMaterial): readonly RecapEntry[] => {
  const own = facts.map(({ key, doc }) => ({ ...doc, id: key, other: null, place: null }));
  const isFirst = firstReigns(reigns);
  const records = reigns.flatMap((reign) =>
    recordEntries(by, reign, reigns).filter(({ kind }) => kind !== 'record-set' || isFirst.has(reign)),
  );
  const placed = places.filter((one) => one.by === by).map(placeEntry);
  return [...own, ...records, ...placed]
    .map((entry): RecapEntry => ({ ...entry, local: localTime(zones, entry.at) }))
    .filter(({ local }) => local.day.startsWith(period))
    .sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : a.id < b.id ? -1 : 1));
};

/** A record that comes back, as another one was withdrawn, is not set again. */
const firstReigns = (reigns: readonly Reign[]): ReadonlySet<Reign> =>
  new Set(new Map(reigns.toReversed().map((reign) => [reign.lapTimeId, reign])).values());

type Unplaced = Omit<RecapEntry, 'local'>;

const nothing = { challengeId: null, round: null, ups: [], subject: null, other: null, place: null };

const placeEntry = ({ lapTimeId, ...placed }: Placed): Unplaced => ({
  ...nothing,
  ...placed,
  id: `${lapTimeId} placed`,
  kind: 'place',
});

/** The entry of a record that was set, even before the period. */
export const entryOfRecord = (reign: Reign, { by, zones, reigns }: RecapMaterial): RecapEntry | undefined => {
  const [set] = recordEntries(by, reign, reigns);
  return set && { ...set, local: localTime(zones, set.at) };
};

const recordEntries = (by: string, reign: Reign, all: readonly Reign[]): readonly Unplaced[] => {
  if (reign.by !== by) return [];
  const { lapTimeId, carId, tune, trackCode, value, from, until, takenBy } = reign;
  const from1 = all.find(
    (one) => one.trackCode === trackCode && one.takenBy?.lapTimeId === lapTimeId && one.until === from,
  );
  const entry = { ...nothing, carId, tune, trackCode, value, void: reign.void, by };
  const other = from1 && from1.by !== by ? from1.by : null;
  const set: Unplaced = { ...entry, id: `${lapTimeId} set ${from}`, kind: 'record-set', at: from, other };
  if (until === null || takenBy === null || takenBy.by === by) return [set];
  return [set, { ...entry, id: `${lapTimeId} lost ${until}`, kind: 'record-lost', at: until, other: takenBy.by }];
};
