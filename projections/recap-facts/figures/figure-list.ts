import { isOwnAct, kindFigures, metIn, type RecapFigures } from './recap-figures.ts';
import type { RecapEntry } from './recap-entries.ts';

/** A figure of a recap: a count, or one of something: `of` is the track, the car, the days "from..to", the hour, the person's place. */
export const listedFigures = [
  ...(Object.keys(kindFigures) as (keyof typeof kindFigures)[]),
  'confirmed',
  'track',
  'car',
  'days',
  'hour',
  'company',
] as const;
export type ListedFigure = (typeof listedFigures)[number];

type Listed = { readonly figure: ListedFigure; readonly of: string };

/** The entries that a figure comes from. */
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
      return entries.filter((entry) => isOwnAct(entry) && entry.local.day >= from && entry.local.day <= to);
    }
    case 'hour':
      return entries.filter((entry) => isOwnAct(entry) && entry.local.hour === Number(of));
    case 'company': {
      // By the person's place, so that nobody's id is told who has not agreed to be named.
      const person = figures.company[Number(of) - 1]?.by;
      return person === undefined ? [] : entries.filter((entry) => metIn(entry).includes(person));
    }
    default:
      return entries.filter(({ kind }) => kind === kindFigures[figure]);
  }
};
