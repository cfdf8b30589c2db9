import type { HandRound, RaceChoice } from '#racing';

/** The same numbers from the same seed, 0 to below 1 (mulberry32). */
export const seeded = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

export type RoundSize = { readonly cars: number; readonly tunes?: number; readonly races?: number };

/**
 * A round in which expensive cars tend to be faster, as in the game; every other one counts cars of one or two kinds.
 * Its limit is between the cost of a poor and a rich hand.
 */
export const someRound = (seed: number, { cars, tunes = 1, races = 5 }: RoundSize): HandRound => {
  const random = seeded(seed);
  const whole = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
  const all = Array.from({ length: cars }, () => ({ rq: whole(10, 115), kinds: whole(0, 9) < 2 ? whole(1, 3) : 0 }));
  const counts =
    [
      [],
      [{ kind: 0, atLeast: 2 }],
      [],
      [
        { kind: 0, atLeast: 1 },
        { kind: 1, atLeast: 2 },
      ],
    ][seed % 4] ?? [];
  const choicesOf = (): RaceChoice[] => {
    const against = whole(30, 110);
    return all.flatMap(({ rq }, car) => {
      const luck = whole(-90, 90);
      return Array.from({ length: tunes }, (_, tune) => ({
        car,
        tune: String(tune),
        points: Math.max(-250, Math.min(250, Math.round((rq - against) * 3 + luck + whole(-15, 15)))),
      }));
    });
  };
  return {
    cars: all,
    races: Array.from({ length: races }, choicesOf),
    rqLimit: whole(28 * races, 90 * races),
    counts,
  };
};
