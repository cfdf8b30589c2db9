import { isMyAction, kindFigures, metIn, type RecapFigures } from './recap-figures.ts';
import type { RecapEntry } from './recap-entries.ts';

/**
 * A number of a recap: a count, or one about `of`: the track, the car, the days "from..to", the hour, the user's place.
 */
export const listedFigures = [
  ...(Object.keys(kindFigures) as (keyof typeof kindFigures)[]),
  'confirmed',
  'track',
  'car',
  'days',
  'hour',
  'company',
  'tracks',
  'cars',
  'first',
  'last',
  'longest',
  'decided',
] as const;
export type ListedFigure = (typeof listedFigures)[number];

type Listed = { readonly figure: ListedFigure; readonly of: string };

export const listOf = (
  entries: readonly RecapEntry[],
  figures: RecapFigures,
  { figure, of }: Listed,
): readonly RecapEntry[] => {
  switch (figure) {
    case 'confirmed':
      return entries.filter(({ kind, ups }) => kind === 'time' && ups.length > 0);
    case 'track':
      return entries.filter(({ kind, trackCode }) => kind === 'time' && trackCode === of);
    case 'car':
      return entries.filter(({ kind, carId }) => kind === 'time' && carId === of);
    case 'days': {
      const [from = of, to = from] = of.split('..');
      return entries.filter((entry) => isMyAction(entry) && entry.local.day >= from && entry.local.day <= to);
    }
    case 'hour':
      return entries.filter((entry) => isMyAction(entry) && entry.local.hour === Number(of));
    case 'company': {
      // By the user's place, so that no id is revealed of a user who has not agreed to be named.
      const person = figures.company[Number(of) - 1]?.by;
      return person === undefined ? [] : entries.filter((entry) => metIn(entry).includes(person));
    }
    case 'tracks':
      return firstOfEach(entries, ({ trackCode }) => trackCode);
    case 'cars':
      return firstOfEach(entries, ({ carId }) => carId);
    case 'first':
    case 'last':
      return figures[figure] ? [figures[figure]] : [];
    case 'longest':
      return figures.longest ? [figures.longest.set] : [];
    case 'decided':
      return entries.filter(({ subject }) => subject === of);
    default:
      return entries.filter(({ kind }) => kind === kindFigures[figure]);
  }
};

/** The first time measured of each. */
const firstOfEach = (
  entries: readonly RecapEntry[],
  nameOf: (entry: RecapEntry) => string | null,
): readonly RecapEntry[] => {
  const seen = new Set<string | null>();
  return entries.filter((entry) => {
    if (entry.kind !== 'time' || seen.has(nameOf(entry))) return false;
    seen.add(nameOf(entry));
    return true;
  });
};
