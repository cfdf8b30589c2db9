import type { CarPhotoSubmitted, CarReviewWritten, CellEvent, QueueEvent, RoundEvent, TemplateEvent } from '#domain';
import type { Projection } from '#read-store';

export const siteKinds = ['time', 'vote', 'round', 'solution', 'review', 'photo', 'template', 'staff'] as const;
export type SiteKind = (typeof siteKinds)[number];

/** What everybody did in a month, as it was done: what was taken back later was done all the same. */
export type SiteMonth = {
  readonly kinds: Readonly<Partial<Record<SiteKind, number>>>;
  /** How much was done on each day of the month (UTC), the first one first; a day beyond the last is missing. */
  readonly days: readonly number[];
  /** How often each track was measured; times whose figures are doubted make none of them stand out. */
  readonly tracks: Readonly<Record<string, number>>;
};

type SiteEvent =
  | Extract<CellEvent, { type: 'LapTimeSubmitted' | 'LapTimeVoted' }>
  | Extract<RoundEvent, { type: 'RoundSubmitted' | 'RoundFilled' | 'RoundSolved' | 'RoundVoted' }>
  | Extract<QueueEvent, { type: 'ReviewApproved' | 'ReviewDeclined' }>
  | Extract<TemplateEvent, { type: 'TemplateProposed' }>
  | CarReviewWritten
  | CarPhotoSubmitted;

const kindOf = {
  LapTimeSubmitted: 'time',
  LapTimeVoted: 'vote',
  RoundSubmitted: 'round',
  RoundFilled: 'round',
  RoundSolved: 'solution',
  RoundVoted: 'vote',
  CarReviewWritten: 'review',
  CarPhotoSubmitted: 'photo',
  TemplateProposed: 'template',
  ReviewApproved: 'staff',
  ReviewDeclined: 'staff',
} as const satisfies Record<SiteEvent['type'], SiteKind>;

const MONTH_LENGTH = '2026-01'.length;
const DAY_AT = '2026-01-'.length;

/** View `recap-site`: what everybody did, by month in UTC: a document a month, however many they are. */
export const recapSite: Projection<SiteEvent, SiteMonth> = {
  name: 'recap-site',
  version: 2,
  handles: Object.keys(kindOf) as SiteEvent['type'][],
  indexes: [],
  keysOf: ({ meta }) => [meta.at.slice(0, MONTH_LENGTH)],
  channel: () => 'recap-site',
  evolve: (doc = { kinds: {}, days: [], tracks: {} }, event) => {
    const kind = kindOf[event.type];
    const day = Number(event.meta.at.slice(DAY_AT, DAY_AT + 2));
    const days = Array.from({ length: Math.max(day, doc.days.length) }, (_, at) => doc.days[at] ?? 0);
    return {
      kinds: { ...doc.kinds, [kind]: (doc.kinds[kind] ?? 0) + 1 },
      days: days.with(day - 1, (days[day - 1] ?? 0) + 1),
      tracks:
        event.type === 'LapTimeSubmitted' && !event.data.doubts
          ? oneMore(doc.tracks, event.data.trackCode)
          : doc.tracks,
    };
  },
};

const oneMore = (counts: SiteMonth['tracks'], key: string): SiteMonth['tracks'] => ({
  ...counts,
  [key]: (counts[key] ?? 0) + 1,
});
