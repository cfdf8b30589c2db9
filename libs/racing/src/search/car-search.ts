import type { CatalogueCar } from '../catalogue-car.ts';
import { bestFirst } from './best-first.ts';
import { englishTerms, type TermsFor } from './attribute-terms.ts';
import { indexesOf } from './indexes.ts';
import { matchRanges, type TextRange } from './match-ranges.ts';
import { queryWords } from './query-terms.ts';
import { readings } from './readings.ts';

/** A car that was found, by its place in the list, and the matches in its name (in Unicode's form C). */
export type CarHit = { readonly index: number; readonly ranges: readonly TextRange[] };

/** The best hits, at most as many as requested, how many there are in all, and whether a typo was allowed. */
export type CarHits = { readonly total: number; readonly hits: readonly CarHit[]; readonly forgiven: boolean };

/** Finds cars; `among` excludes others before they are counted. */
export type CarSearch = (text: string, limit: number, among?: (index: number) => boolean) => CarHits;

/**
 * An index of cars, at most 65,535. Every word of a text must match, in any order, the name or the attributes of a car
 * (brand, year, `'04`, class and rating, tyre, drive, country, body, fuel, tags); where no car matches, one typo is
 * allowed. Best match first, then highest rating. No words: all cars. `wordsFor` adds a language's words for
 * attributes.
 */
export const buildCarSearch = (cars: readonly CatalogueCar[], wordsFor: TermsFor = englishTerms): CarSearch => {
  const indexes = indexesOf(cars, wordsFor);
  const read = readings(indexes);
  const order = byRating(cars);
  const hit = (index: number, words: readonly string[]): CarHit => ({
    index,
    ranges: matchRanges(cars[index]?.name.normalize('NFC') ?? '', words),
  });

  return (text, limit, among) => {
    const words = queryWords(text);
    const candidates = among ? order.filter(among) : order;
    if (words.length === 0)
      return {
        total: candidates.length,
        hits: Array.from(candidates.subarray(0, limit), (index) => hit(index, words)),
        forgiven: false,
      };
    for (const [slips, reading] of read(words).entries()) {
      const sums = reading();
      const { total, best } = sums ? bestFirst(candidates, sums, indexes.nameLengths, limit) : nothing;
      if (total > 0) return { total, hits: best.map((index) => hit(index, words)), forgiven: slips > 0 };
    }
    return { total: 0, hits: [], forgiven: false };
  };
};

const nothing = { total: 0, best: [] };

/** Places of the cars, highest rating first; sorted as numbers, which is many times faster than with a comparison. */
const byRating = (cars: readonly CatalogueCar[]): Uint16Array => {
  const size = cars.length;
  const keys = new Float64Array(size);
  cars.forEach(({ rq }, car) => {
    keys[car] = (RATING_MAX - rq) * size + car;
  });
  return Uint16Array.from(keys.sort().map((key) => key % size));
};

/** No rating comes near. */
const RATING_MAX = 1_000;
