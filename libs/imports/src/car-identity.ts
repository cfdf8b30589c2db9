import { carNameKey, fold } from '#racing';

/** The names of a car in a list. `brand` may be part of the name. */
export type CarNames = { readonly brand: string; readonly name: string; readonly year: number };

export type KnownCar = CarNames & { readonly id: string; readonly retired: boolean };

/** The ids of the cars with these names, and the id for a new car of these names: always the same. */
export type CarIdentity = (car: CarNames) => { readonly ids: readonly string[]; readonly made: string };

/**
 * Finds cars by brand, name and year, ignoring case, accents and punctuation. A retired car counts where no other does.
 */
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

const keyOf = (car: CarNames): string => `${carNameKey(car)}|${car.year}`;

/** `Citroën`, `C2`, 2003: `Citroen_C2_2003`, the form of existing ids. */
const idOf = ({ brand, name, year }: CarNames): string => {
  const hasBrand = fold(name).startsWith(fold(brand));
  return `${hasBrand ? name : `${brand} ${name}`} ${year}`
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll(/[^A-Za-z0-9.$-]+/g, '_')
    .replaceAll(/^_+|_+$/g, '');
};
