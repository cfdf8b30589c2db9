/** With fewer garages than one above this, the stats reveal too much of each. */
export const GARAGES_ABOVE = 20;

export type CarFigures = { readonly carId: string; readonly owners: number; readonly twice: number };
/** The most owned cars first; empty where there are too few garages. */
export type CountedGarages = { readonly garages: number; readonly cars: readonly CarFigures[] };

/** Counts garage by garage, by the cars of its copies; empty garages do not count. */
export const countGarages = () => {
  const owners = new Map<string, number>();
  const twice = new Map<string, number>();
  let garages = 0;
  const more = (counts: Map<string, number>, carId: string) => counts.set(carId, (counts.get(carId) ?? 0) + 1);
  return {
    add: (carIds: readonly string[]): void => {
      if (carIds.length > 0) garages += 1;
      const copies = new Map<string, number>();
      for (const carId of carIds) more(copies, carId);
      for (const [carId, count] of copies) {
        more(owners, carId);
        if (count > 1) more(twice, carId);
      }
    },
    counted: (): CountedGarages => ({
      garages,
      cars: garages > GARAGES_ABOVE ? carsOf(owners, twice) : [],
    }),
  };
};

const carsOf = (owners: ReadonlyMap<string, number>, twice: ReadonlyMap<string, number>): readonly CarFigures[] =>
  [...owners]
    .map(([carId, count]) => ({ carId, owners: count, twice: twice.get(carId) ?? 0 }))
    .sort((a, b) => b.owners - a.owners || b.twice - a.twice || (a.carId < b.carId ? -1 : 1));
