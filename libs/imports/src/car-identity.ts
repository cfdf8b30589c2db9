import { fold, wordsOf } from '#racing';

/** What a person calls a car. `brand` may stand in the name alone. */
export type CarNames = { readonly brand: string; readonly name: string; readonly year: number };

/** A car that is known, with what it takes to know it. */
export type KnownCar = CarNames & { readonly id: string; readonly retired: boolean };

/** The ids of the cars that have these names, and the id that a car of these names gets when there is none: always the same. */
export type CarIdentity = (car: CarNames) => { readonly ids: readonly string[]; readonly made: string };

/** Knows cars by brand, name and year, whatever their capitals, accents and signs. A retired car counts where no other does. */
export const carIdentity = (cars: Iterable<KnownCar>): CarIdentity => {
  const offered = new Map<string, string[]>();
  const retired = new Map<string, string[]>();
  for (const car of cars) {
    const list = car.retired ? retired : offered;
    const key = keyOf(car);
    list.set(key, [...(list.get(key) ?? []), car.id]);
  }
  const made = new Map<string, string>();
  return (car) => {
    const key = keyOf(car);
    made.set(key, made.get(key) ?? idOf(car));
    return { ids: offered.get(key) ?? retired.get(key) ?? [], made: made.get(key) ?? '' };
  };
};

const keyOf = (car: CarNames): string => `${fullName(car).join(' ')}|${car.year}`;

/** The words of the name, behind those of the brand when it does not begin with them. */
const fullName = ({ brand, name }: CarNames): readonly string[] => {
  const [brandWords, nameWords] = [known(wordsIn(brand)), known(wordsIn(name))];
  const begins = brandWords.every((word, at) => nameWords[at] === word);
  return begins ? nameWords : [...brandWords, ...nameWords];
};

const wordsIn = (text: string): readonly string[] => wordsOf(fold(text.replaceAll(/[™®©]/g, '')));

/** Short names of brands, as lists write them. */
const brandsByShortName: Readonly<Record<string, readonly string[]>> = {
  vw: ['volkswagen'],
  chevy: ['chevrolet'],
  alfa: ['alfa', 'romeo'],
  mercedes: ['mercedes', 'benz'],
};

const known = ([first = '', ...rest]: readonly string[]): readonly string[] => {
  const brand = brandsByShortName[first];
  if (!brand) return first === '' ? rest : [first, ...rest];
  const alreadyWhole = brand.slice(1).every((word, at) => rest[at] === word);
  return [...brand, ...(alreadyWhole ? rest.slice(brand.length - 1) : rest)];
};

/** `Citroën`, `C2`, 2003: `Citroen_C2_2003`, the form of the ids there are. */
const idOf = ({ brand, name, year }: CarNames): string => {
  const hasBrand = fold(name).startsWith(fold(brand));
  return `${hasBrand ? name : `${brand} ${name}`} ${year}`
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll(/[^A-Za-z0-9.$-]+/g, '_')
    .replaceAll(/^_+|_+$/g, '');
};
