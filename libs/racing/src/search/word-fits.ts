import type { Indexes } from './indexes.ts';

/** How well a word fits each car: 0 not at all, otherwise one of `FIT`. */
export type Fits = Uint16Array;

/** Added for a full word of the name: the sum of a car's fits shows how many words of its name the query has. */
const NAMED = 1 << 8;

/** The query is the full name of the car and nothing else: more than any word's fit. */
const WHOLE_NAME = 8;

/** A name before an attribute, a full word before its start, a start before the middle, as typed before a typo. */
const FIT = {
  name: NAMED + 7,
  nameStart: 6,
  acrossWords: 5,
  fact: 4,
  factStart: 3,
  slip: NAMED + 2,
  slipElsewhere: 1,
  inside: 1,
};

/** For each car the sum of how well its words fit; 0 where a word does not. */
export type Sums = Uint16Array;

/** A score, the higher the better, from the sum of the fits of a car whose name has so many words. */
export const scoreOf = (sum: number, nameLength: number): number =>
  (sum & (NAMED - 1)) + (sum >> 8 === nameLength ? WHOLE_NAME : 0);

/** Cars in which the word is found as typed. */
export const exactFits = ({ names, text, facts, nameLengths }: Indexes, word: string): Fits => {
  const fits = new Uint16Array(nameLengths.length);
  if (word.length > 1)
    text.holding(word, (car, atStart) => {
      const fit = atStart ? FIT.acrossWords : FIT.inside;
      if ((fits[car] ?? 0) < fit) fits[car] = fit;
    });
  facts.beginning(word, (cars, whole) => raise(fits, cars, whole ? FIT.fact : FIT.factStart));
  names.beginning(word, (cars, whole) => raise(fits, cars, whole ? FIT.name : FIT.nameStart));
  return fits;
};

/** Cars in which the word is found with one typo. */
export const nearFits = ({ names, facts, nameLengths }: Indexes, word: string): Fits => {
  const fits = new Uint16Array(nameLengths.length);
  // A single letter may be one too many, with every car.
  if (word.length === 1) return fits.fill(FIT.slipElsewhere);
  facts.nearly(word, (cars) => raise(fits, cars, FIT.slipElsewhere));
  names.nearly(word, (cars, whole) => raise(fits, cars, whole ? FIT.slip : FIT.slipElsewhere));
  return fits;
};

/** Cars whose name has two consecutive words that a wrong letter joined: `audiyr8`. */
export const joinedFits = ({ names, text, nameLengths }: Indexes, word: string): Fits => {
  const fits = new Uint16Array(nameLengths.length);
  for (let at = 1; at < word.length - 1; at += 1) {
    const first = word.slice(0, at);
    for (const car of names.placesOf(first))
      if (text.holds(car, first + word.slice(at + 1))) fits[car] = FIT.slipElsewhere;
  }
  return fits;
};

const raise = (fits: Fits, cars: readonly number[], fit: number): void => {
  for (let at = 0; at < cars.length; at += 1) {
    const car = cars[at] ?? 0;
    if ((fits[car] ?? 0) < fit) fits[car] = fit;
  }
};
