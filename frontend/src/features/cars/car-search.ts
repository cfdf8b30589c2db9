import type { Car } from '#contracts';

/** What a search text means: every word must be found somewhere. */
type Wanted = { matches: (car: Indexed) => boolean };
export type Indexed = { car: Car; text: string; words: readonly string[] };

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Prepared once for the whole catalogue, so that each key press only compares. */
export function indexCars(cars: readonly Car[]): Indexed[] {
  return cars.map((car) => {
    const text = plain(
      `${car.brand} ${car.name} ${car.year} ${car.drive} ${car.tyre} ${car.fuel} ${car.body.join(' ')} ${car.tags.join(' ')}`,
    );
    return { car, text, words: text.split(/[\s/-]+/) };
  });
}

function wantedBy(word: string): Wanted {
  const plate = /^([fedcbas])(\d{1,3})$/.exec(word);
  const rating = /^(?:rq)?(\d{1,3})$/.exec(word);
  const shortYear = /^'(\d\d)$/.exec(word);
  const letter = /^[fedcbas]$/.exec(word);
  if (plate)
    return {
      matches: ({ car, text }) => (plain(car.class) === plate[1] && String(car.rq) === plate[2]) || text.includes(word),
    };
  if (shortYear) return { matches: ({ car }) => String(car.year).endsWith(shortYear[1] ?? '') };
  if (letter) return { matches: ({ car, words }) => plain(car.class) === word || words.includes(word) };
  if (rating) return { matches: ({ car, text }) => String(car.rq) === rating[1] || text.includes(word) };
  return { matches: ({ text }) => text.includes(word) };
}

/** Words that begin a word of the name count more than ones inside it. */
function score({ car, words }: Indexed, asked: readonly string[]): number {
  const name = plain(car.name);
  return asked.reduce(
    (sum, word) => sum + (name.startsWith(word) ? 3 : words.some((one) => one.startsWith(word)) ? 1 : 0),
    0,
  );
}

/** Cars in which every word is found, in any order: name, brand, year ("'04" too), class and rating ("S95"), drive, tyre, tags. */
export function searchCars(cars: readonly Indexed[], query: string, classes: readonly string[]): Car[] {
  const words = plain(query)
    .replaceAll(/\b([fedcbas]) class\b|\bclass ([fedcbas])\b/g, '$1$2')
    .split(/\s+/)
    .filter((word) => word !== '');
  const wanted = words.map(wantedBy);
  const found = cars.filter(
    (one) => (classes.length === 0 || classes.includes(one.car.class)) && wanted.every(({ matches }) => matches(one)),
  );
  if (words.length === 0) return found.map(({ car }) => car);
  return found
    .map((one) => ({ car: one.car, score: score(one, words) }))
    .sort((one, other) => other.score - one.score || other.car.rq - one.car.rq)
    .map(({ car }) => car);
}
