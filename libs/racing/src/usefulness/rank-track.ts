/** A car's result on a track with a tune: seconds, on test bowls metres per second. */
export type TimeOfCar = { readonly carId: string; readonly tune: string; readonly value: number };

/** A car's best result on a track: its tunes, and its rank among the cars that have a time there (1 is the best). */
export type PlaceOfCar = {
  readonly carId: string;
  readonly value: number;
  readonly tunes: readonly string[];
  readonly rank: number;
  readonly of: number;
  /** Whether it has times with more than one tune there. */
  readonly compared: boolean;
};

type Best = { readonly value: number; readonly tunes: string[]; compared: boolean };

/** Each car once, best first; equal ones have the same rank. */
export const rankTrack = (times: Iterable<TimeOfCar>, moreIsBetter: boolean): readonly PlaceOfCar[] => {
  const sign = moreIsBetter ? -1 : 1;
  const best = new Map<string, Best>();
  for (const { carId, tune, value } of times) {
    const known = best.get(carId);
    const compared = known !== undefined;
    if (!known || sign * (value - known.value) < 0) best.set(carId, { value, tunes: [tune], compared });
    else {
      known.compared = true;
      if (value === known.value) known.tunes.push(tune);
    }
  }
  const ordered = [...best].sort(([, a], [, b]) => sign * (a.value - b.value));
  let rank = 0;
  return ordered.map(([carId, { value, tunes, compared }], at) => {
    if (value !== ordered[at - 1]?.[1].value) rank = at + 1;
    return { carId, value, tunes, rank, of: ordered.length, compared };
  });
};
