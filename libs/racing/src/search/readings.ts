import type { Indexes } from './indexes.ts';
import { exactFits, type Fits, nearFits, joinedFits, type Sums } from './word-fits.ts';

/** Words of earlier key presses that are cached: only the last word of a text changes while it is typed. */
const WORDS_KEPT = 16;
/** Shorter words, alone, are similar to nearly everything. */
const SLIP_LETTERS_MIN = 3;
/** Shorter words are not split in two. */
const JOINED_LETTERS_MIN = 4;

/** Ways to read the words of a query, in this order: as typed, with a typo in one word, with one between two words. */
export const readings = (indexes: Indexes) => {
  const exact = kept((word) => exactFits(indexes, word));
  const near = kept((word) => nearFits(indexes, word));
  const joined = kept((word) => joinedFits(indexes, word));

  return (words: readonly string[]): readonly (() => Sums | undefined)[] => {
    const columns = words.map(exact);
    const { sums, misses } = added(columns, indexes.nameLengths.length);
    const mended = (mend: (word: string) => Fits, lettersMin: number) => () => {
      const result = new Uint16Array(sums.length);
      columns.forEach((fits, at) => {
        const word = words[at] ?? '';
        const first = word.length < lettersMin ? -1 : nextMissing(fits, misses, 0);
        const mending = first < 0 ? fits : mend(word);
        for (let car = first; car >= 0; car = nextMissing(fits, misses, car + 1)) {
          const fit = mending[car] ?? 0;
          if (fit > 0) result[car] = (sums[car] ?? 0) + fit;
        }
      });
      return result;
    };
    return [
      () => (misses.includes(0) ? withoutMisses(sums, misses) : undefined),
      mended(near, words.length > 1 ? 1 : SLIP_LETTERS_MIN),
      mended(joined, JOINED_LETTERS_MIN),
    ];
  };
};

// Plain loops over plain arrays from here on: they run at each key press over all cars.

const added = (columns: readonly Fits[], cars: number): { readonly sums: Sums; readonly misses: Uint8Array } => {
  const sums = new Uint16Array(cars);
  const misses = new Uint8Array(cars);
  for (const fits of columns)
    for (let car = 0; car < cars; car += 1) {
      const fit = fits[car] ?? 0;
      sums[car] = (sums[car] ?? 0) + fit;
      if (fit === 0) misses[car] = (misses[car] ?? 0) + 1;
    }
  return { sums, misses };
};

const withoutMisses = (sums: Sums, misses: Uint8Array): Sums => {
  const result = new Uint16Array(sums.length);
  for (let car = 0; car < result.length; car += 1) if (misses[car] === 0) result[car] = sums[car] ?? 0;
  return result;
};

/** The next car that lacks this word and no other; -1 for none. */
const nextMissing = (fits: Fits, misses: Uint8Array, from: number): number => {
  for (let car = from; car < fits.length; car += 1) if (misses[car] === 1 && fits[car] === 0) return car;
  return -1;
};

const kept = (make: (word: string) => Fits): ((word: string) => Fits) => {
  const made = new Map<string, Fits>();
  return (word) => {
    const fits = made.get(word) ?? make(word);
    made.delete(word);
    made.set(word, fits);
    for (const oldest of made.keys()) if (made.size > WORDS_KEPT) made.delete(oldest);
    return fits;
  };
};
