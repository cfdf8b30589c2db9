import type { GarageCopy } from './garage-copy.ts';
import type { ReadCopy } from './read-copy.ts';

type NamedCar = { readonly id: string; readonly name: string; readonly brand: string; readonly year: number };

/** Letters and digits of a name, without accents: "Citroën C2 GT" is written in many ways. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * Finds a car by its id, or by its name with or without brand and year, however it is written; `aliases` are further
 * names of cars, by id. Undefined: no car, or several of that name.
 */
export const findOwnedCar = (
  cars: readonly NamedCar[],
  aliases: Readonly<Record<string, string>> = {},
): ((text: string) => string | undefined) => {
  const byName = new Map<string, string | null>();
  for (const { id, name, brand, year } of cars)
    for (const text of new Set([id, name, `${name}${year}`, `${brand}${name}`, `${brand}${name}${year}`].map(folded))) {
      const known = byName.get(text);
      byName.set(text, known === undefined || known === id ? id : null);
    }
  // An id names one car, whatever others are called.
  for (const { id } of cars) byName.set(folded(id), id);
  return (text) => aliases[text] ?? byName.get(folded(text)) ?? undefined;
};

/** A copy that was read, with the id of its car; undefined where no car is named so. */
export const ownedCopyOf = (
  { line: _line, car, orCar, ...read }: ReadCopy,
  find: (text: string) => string | undefined,
): (Omit<GarageCopy, 'copyId'> & { readonly copyId?: string }) | undefined => {
  const carId = find(car);
  if (carId !== undefined) return { ...read, carId };
  const whole = orCar === undefined ? undefined : find(orCar);
  return whole === undefined ? undefined : { ...read, points: '000', carId: whole };
};
