type Named = { readonly name: string; readonly year: number };

/**
 * Ids as they differ from those guessed from names and years: '' where an id is as guessed, otherwise
 * `head,tail,middle`: so many characters of the guess's head and tail stay, and the middle is replaced.
 */
export const encodeIds = (cars: readonly (Named & { readonly id: string })[]): readonly string[] =>
  cars.map((car) => difference(guess(car), car.id));

/** The id of a car from its code by `encodeIds`. */
export const decodeId = (car: Named, coded: string): string => {
  const guessed = guess(car);
  const [, head, tail, middle] = CODED.exec(coded) ?? [];
  if (middle === undefined) return guessed;
  return guessed.slice(0, Number(head)) + middle + guessed.slice(guessed.length - Number(tail));
};

const CODED = /^(\d+),(\d+),(.*)$/s;

/** Most ids are the name without accents and signs, then the year. */
const guess = ({ name, year }: Named): string =>
  `${name.normalize('NFD').replaceAll(UNUSUAL, '').replaceAll(' ', '_')}_${year}`;

const UNUSUAL = /[^\w().' ]/g;

const difference = (guessed: string, id: string): string => {
  if (guessed === id) return '';
  const shorter = Math.min(guessed.length, id.length);
  let head = 0;
  while (head < shorter && guessed[head] === id[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && guessed.at(-1 - tail) === id.at(-1 - tail)) tail += 1;
  return `${head},${tail},${id.slice(head, id.length - tail)}`;
};
