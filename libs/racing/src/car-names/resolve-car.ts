import { parseCarAlias } from '../car-alias.ts';
import { carNameKey, carNameWords } from './car-name-key.ts';

/** The car that is meant: in one text, or by its names; `year` null where it is unknown. */
export type CarMeant = string | { readonly brand: string; readonly name: string; readonly year: number | null };

/**
 * The car found. `needs-year`: several of one name; `several`: cars whose names start or continue differently, or are
 * alike.
 */
export type CarAnswer =
  | { readonly answer: 'found'; readonly carId: string }
  | { readonly answer: 'needs-year' | 'several'; readonly carIds: readonly string[] }
  | { readonly answer: 'unknown'; readonly carIds: readonly [] };
/** A car that is not certain. */
export type OpenAnswer = Exclude<CarAnswer, { answer: 'found' }>;

/** A car that can be found; a retired one counts only where no other has its name. */
export type ResolvedCar = {
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  readonly year: number;
  readonly retired?: boolean;
};

export type CarResolver = (meant: CarMeant) => CarAnswer;

const MAX_CHOICES = 12;

/**
 * Finds the car that a text means, however it is written: an id, a guid or number (`aliases`), or a name with or
 * without brand and year, such as "S95 Porsche 918 Spyder (2013)". Certain is only what has exactly these names.
 */
export const carResolver = (
  cars: Iterable<ResolvedCar>,
  aliases: Readonly<Record<string, string>> = {},
): CarResolver => {
  const index = indexOf(cars);
  return (meant) => {
    const text = typeof meant === 'string' ? meant.trim() : [meant.brand, meant.name].join(' ').trim();
    const own = typeof meant === 'string' ? (index.byId.get(text)?.id ?? aliasOf(aliases, text)) : undefined;
    if (own !== undefined) return { answer: 'found', carId: own };
    const readings = typeof meant === 'string' ? readingsOf(text) : [{ ...meant }];
    const exact = offeredAmong(readings.flatMap((reading) => exactly(index, reading)));
    const [first] = exact;
    if (first && exact.length === 1) return { answer: 'found', carId: first.id };
    if (first) return choice(exact);
    const ofName = offeredAmong(readings.flatMap((reading) => exactly(index, { ...reading, year: null })));
    if (ofName.length > 0) return { answer: 'needs-year', carIds: idsOf(ofName) };
    const partly = offeredAmong(readings.flatMap((reading) => withWords(index, reading)));
    if (partly.length > 0) return { answer: 'several', carIds: idsOf(partly) };
    return { answer: 'unknown', carIds: [] };
  };
};

const aliasOf = (aliases: Readonly<Record<string, string>>, text: string): string | undefined => {
  const alias = parseCarAlias(text) ?? '';
  return Object.hasOwn(aliases, alias) ? aliases[alias] : undefined;
};

type Reading = { readonly brand: string; readonly name: string; readonly year: number | null };

const readingsOf = (text: string): readonly Reading[] => {
  const bare = /^[A-FS]\d{1,3}\s+(?<rest>\S.*)$/.exec(text)?.groups?.['rest'];
  return [text, bare ?? ''].filter(Boolean).flatMap((said) => {
    const { name, year } =
      (
        /^(?<name>.*\S)[\s,]+\(?(?<year>(?:18|19|20)\d\d)\)?$/.exec(said) ??
        /^(?<year>(?:18|19|20)\d\d)\s+(?<name>\S.*)$/.exec(said)
      )?.groups ?? {};
    const whole = { brand: '', name: said, year: null };
    return name === undefined ? [whole] : [whole, { brand: '', name, year: Number(year) }];
  });
};

type Index = {
  readonly byId: ReadonlyMap<string, ResolvedCar>;
  readonly byKey: ReadonlyMap<string, ReadonlySet<ResolvedCar>>;
  readonly byFoldedId: ReadonlyMap<string, ResolvedCar>;
  readonly byWord: ReadonlyMap<string, ReadonlySet<ResolvedCar>>;
};

const indexOf = (cars: Iterable<ResolvedCar>): Index => {
  const byId = new Map<string, ResolvedCar>();
  const byFoldedId = new Map<string, ResolvedCar>();
  const byKey = new Map<string, Set<ResolvedCar>>();
  const byWord = new Map<string, Set<ResolvedCar>>();
  const put = (map: Map<string, Set<ResolvedCar>>, key: string, car: ResolvedCar) =>
    map.set(key, (map.get(key) ?? new Set()).add(car));
  for (const car of cars) {
    byId.set(car.id, car);
    byFoldedId.set(carNameKey({ brand: '', name: car.id }), car);
    for (const brand of [car.brand, '']) put(byKey, carNameKey({ brand, name: car.name }), car);
    for (const word of carNameWords(car)) put(byWord, word, car);
  }
  return { byId, byFoldedId, byKey, byWord };
};

const exactly = ({ byKey, byFoldedId }: Index, { brand, name, year }: Reading): readonly ResolvedCar[] => {
  const key = carNameKey({ brand, name });
  const named = [...(byKey.get(key) ?? [])].filter((car) => year === null || car.year === year);
  const ofId = byFoldedId.get(year === null ? key : `${key}${year}`);
  return ofId ? [...named, ofId] : named;
};

const withWords = ({ byWord }: Index, { brand, name, year }: Reading): readonly ResolvedCar[] => {
  const [first, ...rest] = carNameWords({ brand, name }).map((word) => byWord.get(word) ?? new Set<ResolvedCar>());
  return [...(first ?? [])].filter(
    (car) => (year === null || car.year === year) && rest.every((cars) => cars.has(car)),
  );
};

const offeredAmong = (cars: readonly ResolvedCar[]): readonly ResolvedCar[] => {
  const different = [...new Set(cars)];
  const offered = different.filter(({ retired = false }) => !retired);
  return offered.length > 0 ? offered : different;
};

const choice = (cars: readonly ResolvedCar[]): CarAnswer => {
  const years = new Set(cars.map(({ year }) => year));
  return { answer: years.size === cars.length ? 'needs-year' : 'several', carIds: idsOf(cars) };
};

const idsOf = (cars: readonly ResolvedCar[]): readonly string[] =>
  cars
    .toSorted((a, b) => a.name.length - b.name.length || b.year - a.year || (a.id < b.id ? -1 : 1))
    .slice(0, MAX_CHOICES)
    .map(({ id }) => id);

/** The user's choices for uncertain texts come first. */
export const withChoices =
  (resolve: CarResolver, choices: Readonly<Record<string, string>>): CarResolver =>
  (meant) => {
    const chosen = typeof meant === 'string' && Object.hasOwn(choices, meant) ? choices[meant] : undefined;
    return chosen === undefined ? resolve(meant) : { answer: 'found', carId: chosen };
  };
