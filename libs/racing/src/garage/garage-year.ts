import type { OwnedCopy } from './garage-figures.ts';

/** Copies that came in a year: by month, their number by day, and the greatest day. */
export type GarageYear<One extends OwnedCopy = OwnedCopy> = {
  readonly year: number;
  readonly came: readonly One[];
  /** January first. */
  readonly months: readonly (readonly One[])[];
  readonly days: ReadonlyMap<string, number>;
  readonly greatest: { readonly day: string; readonly came: readonly One[] } | undefined;
};

/** Points of a day: 20 for an S, 5 for an A. Source: the players' notes. */
const dayPoints = ({ car }: OwnedCopy): number => (car.class === 'S' ? 20 : car.class === 'A' ? 5 : 0);

const pointsOf = (came: readonly OwnedCopy[]): number => came.reduce((sum, one) => sum + dayPoints(one), 0);

/** Years in which copies came, the latest first. */
export const yearsOf = (owned: readonly OwnedCopy[]): readonly number[] =>
  [...new Set(owned.flatMap(({ copy }) => (copy.since === null ? [] : [Number(copy.since.slice(0, 4))])))].sort(
    (a, b) => b - a,
  );

export const garageYear = <One extends OwnedCopy>(owned: readonly One[], year: number): GarageYear<One> => {
  const came = owned
    .filter(({ copy }) => copy.since?.startsWith(`${year}-`))
    .toSorted((a, b) => (a.copy.since ?? '').localeCompare(b.copy.since ?? ''));
  const byMonth = Map.groupBy(came, ({ copy }) => Number(copy.since?.slice(5, 7)));
  const byDay = Map.groupBy(came, ({ copy }) => copy.since?.slice(0, 10) ?? '');
  const [greatest] = [...byDay].toSorted(([, a], [, b]) => pointsOf(b) - pointsOf(a) || b.length - a.length);
  return {
    year,
    came,
    months: Array.from({ length: 12 }, (_, month) => byMonth.get(month + 1) ?? []),
    days: new Map([...byDay].map(([day, those]) => [day, those.length])),
    greatest: greatest && { day: greatest[0], came: greatest[1].toSorted((a, b) => b.car.rq - a.car.rq) },
  };
};
