import { parseTune, type Tune } from '#racing';

/** A slot for each race; undefined: empty. */
export type SavedHandCars = readonly ({ readonly carId: string; readonly tune: Tune } | undefined)[];

/** Five slots with `~` between them, each `<car>_<tune>` or empty: the format in storage and in links. */
export const writeHand = (hand: SavedHandCars): string =>
  hand.map((car) => (car ? `${car.carId}_${car.tune}` : '')).join('~');

/** A hand as it was read; `freed`: the races, from 1, whose car drives in an earlier race already. */
export type ReadHand = { readonly hand: SavedHandCars; readonly freed: readonly number[] };

const RACES = 5;

/** Parses a hand, with a repeated car only in its first slot; undefined for an invalid text. */
export function readHand(text: string | null | undefined): ReadHand | undefined {
  if (!text) return undefined;
  const places = text.split('~').slice(0, RACES).map(readPlace);
  if (!places.some((one) => one !== undefined)) return undefined;
  const isTwice = (at: number) => places.findIndex((one) => one?.carId === places[at]?.carId) < at;
  const freed = places.flatMap((one, at) => (one && isTwice(at) ? [at + 1] : []));
  const hand = Array.from({ length: RACES }, (_, at) => (freed.includes(at + 1) ? undefined : places[at]));
  return { hand, freed };
}

const readPlace = (place: string): SavedHandCars[number] => {
  const at = place.lastIndexOf('_');
  const tune = parseTune(place.slice(at + 1));
  return at > 0 && tune !== undefined ? { carId: place.slice(0, at), tune } : undefined;
};
