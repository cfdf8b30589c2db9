import type { Reign } from '../../track-reigns/track-reigns.projection.ts';
import type { StatedZone } from '../../recaps/recaps.projection.ts';
import type { FactKind, RecapFact, Void } from '../recap-fact.ts';
import { type LocalTime, localTime } from './local-time.ts';

/** A record of a track that somebody held, or took from somebody. */
export type TrackReign = Reign & { readonly trackCode: string };

/** What a recap is made of: what somebody did, and the records they held or took. */
export type RecapMaterial = {
  readonly by: string;
  /** A year "2025" or a month "2025-03". */
  readonly period: string;
  readonly zones: readonly StatedZone[];
  readonly facts: readonly { readonly key: string; readonly doc: RecapFact }[];
  readonly reigns: readonly TrackReign[];
  /** ISO 8601: a record that is held still is held until then, or until the period's end. */
  readonly now: string;
};

/** A line of the list that a figure comes from. */
export type RecapEntry = Omit<RecapFact, 'kind' | 'void'> & {
  readonly id: string;
  readonly kind: FactKind | 'record-set' | 'record-lost';
  readonly local: LocalTime;
  readonly void: Void | null;
  /** The other person of a record: from whom it was taken, or who took it. */
  readonly other: string | null;
};

/** All of a period by its owner's calendar, the earliest first; also what counts no more. */
export const entriesOf = ({ by, period, zones, facts, reigns }: RecapMaterial): readonly RecapEntry[] => {
  const own = facts.map(({ key, doc }) => ({ ...doc, id: key, other: null }));
  const records = reigns.flatMap((reign) => recordEntries(by, reign, reigns));
  return [...own, ...records]
    .map((entry): RecapEntry => ({ ...entry, local: localTime(zones, entry.at) }))
    .filter(({ local }) => local.day.startsWith(period))
    .sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : a.id < b.id ? -1 : 1));
};

type Unplaced = Omit<RecapEntry, 'local'>;

const recordEntries = (by: string, reign: TrackReign, all: readonly TrackReign[]): readonly Unplaced[] => {
  if (reign.by !== by) return [];
  const { lapTimeId, carId, tune, trackCode, value, from, until, takenBy } = reign;
  const from1 = all.find(
    (one) => one.trackCode === trackCode && one.takenBy?.lapTimeId === lapTimeId && one.until === from,
  );
  const entry = { carId, tune, trackCode, value, challengeId: null, round: null, ups: [], void: reign.void, by };
  const other = from1 && from1.by !== by ? from1.by : null;
  const set: Unplaced = { ...entry, id: `${lapTimeId} set ${from}`, kind: 'record-set', at: from, other };
  if (until === null || takenBy === null || takenBy.by === by) return [set];
  return [set, { ...entry, id: `${lapTimeId} lost ${until}`, kind: 'record-lost', at: until, other: takenBy.by }];
};
