import type { DecidedSubject } from '../recap-activity.ts';
import { dayAfter, bordersInZone, wholeDays } from './local-time.ts';
import { entriesOf, entryOfRecord, type RecapEntry, type RecapMaterial } from './recap-entries.ts';

export const kindFigures = {
  times: 'time',
  votes: 'vote',
  rounds: 'round',
  solutions: 'solution',
  helped: 'helped',
  reviews: 'review',
  photos: 'photo',
  templates: 'template',
  garageCars: 'car',
  decisions: 'staff',
  recordsSet: 'record-set',
  recordsLost: 'record-lost',
  places: 'place',
} as const satisfies Record<string, RecapEntry['kind']>;

export type CountName = keyof typeof kindFigures | 'confirmed' | 'tracks' | 'cars' | 'activeDays';

export type Share<Name extends string> = Readonly<Record<Name, string>> & { readonly times: number };
export type Span = { readonly from: string; readonly to: string; readonly days: number };
export type HeldRecord = {
  readonly carId: string;
  readonly tune: string;
  readonly trackCode: string;
  readonly days: number;
  /** Possibly before the period. */
  readonly set: RecapEntry;
};

export type RecapFigures = {
  readonly counts: Readonly<Record<CountName, number>>;
  readonly longest: HeldRecord | null;
  readonly topTracks: readonly Share<'trackCode'>[];
  readonly topCars: readonly Share<'carId'>[];
  readonly streak: Span | null;
  readonly first: RecapEntry | null;
  readonly last: RecapEntry | null;
  readonly hour: { readonly hour: number; readonly facts: number } | null;
  readonly day: { readonly day: string; readonly facts: number } | null;
  readonly days: readonly { readonly day: string; readonly facts: number }[];
  readonly company: readonly { readonly by: string; readonly meetings: number }[];
  readonly decided: readonly { readonly subject: DecidedSubject; readonly decisions: number }[];
};

/** With fewer samples there is no "best" of anything. */
const LEAST = { share: 3, hour: 10, day: 3, company: 2, streak: 2, held: 1 } as const;
const VISIBLE_MAX = { shares: 5, company: 3 } as const;

/**
 * The day of a copy is the game's; others solve a round, and take a record, on their own days: none is an activity of
 * the user.
 */
const happened: ReadonlySet<RecapEntry['kind']> = new Set(['car', 'helped', 'record-set', 'record-lost', 'place']);
export const isMyAction = ({ kind }: RecapEntry): boolean => !happened.has(kind);

export const figuresOf = (entries: readonly RecapEntry[], material: RecapMaterial): RecapFigures => {
  const acts = entries.filter(isMyAction);
  const times = entries.filter(({ kind }) => kind === 'time');
  const days = counted(acts.map(({ local }) => local.day)).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const hour = most(counted(acts.map(({ local }) => String(local.hour))));
  const day = most(days);
  const tracks = counted(times.map(({ trackCode }) => trackCode ?? ''));
  const cars = counted(times.map(({ carId }) => carId ?? ''));
  const kinds = counted(entries.map(({ kind }) => kind));
  const ofKind = (kind: string) => kinds.find(([name]) => name === kind)?.[1] ?? 0;
  const numbers = Object.entries(kindFigures).map(([name, kind]) => [name, ofKind(kind)]);
  const others = {
    confirmed: times.filter(({ ups }) => ups.length > 0).length,
    tracks: tracks.length,
    cars: cars.length,
    activeDays: days.length,
  };
  return {
    counts: { ...(Object.fromEntries(numbers) as Record<keyof typeof kindFigures, number>), ...others },
    longest: longestHeld(material),
    topTracks: top(tracks).map(([trackCode, of]) => ({ trackCode, times: of })),
    topCars: top(cars).map(([carId, of]) => ({ carId, times: of })),
    streak: longestStreak(days.map(([name]) => name)),
    first: acts[0] ?? null,
    last: acts.at(-1) ?? null,
    hour: acts.length >= LEAST.hour && hour ? { hour: Number(hour[0]), facts: hour[1] } : null,
    day: day && day[1] >= LEAST.day ? { day: day[0], facts: day[1] } : null,
    days: days.map(([name, facts]) => ({ day: name, facts })),
    company: companyOf(entries),
    decided: ranked(counted(entries.flatMap(({ subject }) => subject ?? []))).map(([subject, decisions]) => ({
      subject: subject as DecidedSubject,
      decisions,
    })),
  };
};

type Counted = readonly (readonly [name: string, count: number])[];

const counted = (names: readonly string[]): Counted => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts];
};

/** The most first; equal ones in alphabetical order, so that the result is stable. */
const ranked = (counts: Counted): Counted => counts.toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
const most = (counts: Counted) => ranked(counts)[0];
const top = (counts: Counted): Counted =>
  ranked(counts.filter(([, count]) => count >= LEAST.share)).slice(0, VISIBLE_MAX.shares);

const spanWith = (span: Span | null, day: string): Span =>
  span && dayAfter(span.to) === day ? { ...span, to: day, days: span.days + 1 } : { from: day, to: day, days: 1 };

const longestStreak = (days: readonly string[]): Span | null => {
  let best: Span | null = null;
  let now: Span | null = null;
  for (const day of days) {
    now = spanWith(now, day);
    if (!best || now.days > best.days) best = now;
  }
  return best && best.days >= LEAST.streak ? best : null;
};

/** Only actual records: void ones are left out. */
const longestHeld = (material: RecapMaterial): HeldRecord | null => {
  const { by, zones, period, reigns, now } = material;
  const borders = bordersInZone(zones, period);
  const end = borders.to < now ? borders.to : now;
  const held = reigns
    .filter((reign) => reign.by === by && !reign.void)
    .map((reign) => {
      const { from, until } = reign;
      const since = from > borders.from ? from : borders.from;
      return { reign, days: wholeDays(since, until !== null && until < end ? until : end) };
    })
    .filter(({ days }) => days >= LEAST.held);
  const [most] = held.toSorted((a, b) => b.days - a.days || (a.reign.trackCode < b.reign.trackCode ? -1 : 1));
  const set = most && entryOfRecord(most.reign, material);
  if (!set) return null;
  const { carId, tune, trackCode } = most.reign;
  return { carId, tune, trackCode, days: most.days, set };
};

/** Users whom the user met: those who vote for their times, and those with whom records changed hands. */
export const metIn = (entry: RecapEntry): readonly string[] => [
  ...new Set([...entry.ups.map(({ by }) => by), ...(entry.other === null ? [] : [entry.other])]),
];

const companyOf = (entries: readonly RecapEntry[]): RecapFigures['company'] =>
  ranked(counted(entries.flatMap(metIn)))
    .filter(([, meetings]) => meetings >= LEAST.company)
    .slice(0, VISIBLE_MAX.company)
    .map(([by, meetings]) => ({ by, meetings }));

export const recapOf = (material: RecapMaterial) => {
  const entries = entriesOf(material).filter((entry) => entry.void === null);
  return { entries, figures: figuresOf(entries, material) };
};
