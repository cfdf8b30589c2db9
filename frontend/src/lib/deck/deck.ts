import { DECK_CARS_MAX, DECK_TRACKS_MAX } from '#racing';
import type { Deck as LinkDeck, DeckCar, TrackCode, Tune } from '#racing';

/** A comparison: cars as columns, tracks as rows, and the column that points count against. */
export type Deck = LinkDeck & { readonly base: number };

/** The grid's limits; links of other tools may have more, which are reported as left out. */
export const MAX_CARS = DECK_CARS_MAX;
export const MAX_TRACKS = DECK_TRACKS_MAX;

/** The default tune of a new car: the best one for most cars. */
export const FIRST_TUNE = '332' as Tune;

export const emptyDeck: Deck = { cars: [], tracks: [], base: 0 };

/** The same car may be in a deck more than once: its key tells them apart. */
export function columnKeys(cars: readonly DeckCar[]): string[] {
  const seen = new Map<string, number>();
  return cars.map(({ carId }) => {
    const times = (seen.get(carId) ?? 0) + 1;
    seen.set(carId, times);
    return `${carId}#${times}`;
  });
}

function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const next = [...items];
  const [item] = next.splice(from, 1);
  if (item !== undefined) next.splice(to, 0, item);
  return next;
}

const without = <Item>(items: readonly Item[], index: number) => items.filter((_item, place) => place !== index);

/** The index of the base car after the car at `from` moved to `to`. */
function baseAfterMove(base: number, from: number, to: number): number {
  if (base === from) return to;
  if (from < base && to >= base) return base - 1;
  if (from > base && to <= base) return base + 1;
  return base;
}

/** The changes of a deck. Each returns a new deck; an impossible one returns the same deck. */
export const deckEdits = {
  addCar: (deck: Deck, carId: string, tune: Tune = FIRST_TUNE): Deck =>
    deck.cars.length >= MAX_CARS ? deck : { ...deck, cars: [...deck.cars, { carId, tune }] },

  /** Adds the car of this column again next to it, with another tune. */
  addTune: (deck: Deck, column: number, tune: Tune): Deck => {
    const carId = deck.cars[column]?.carId;
    if (carId === undefined || deck.cars.length >= MAX_CARS) return deck;
    const cars = deck.cars.toSpliced(column + 1, 0, { carId, tune });
    return { ...deck, cars, base: deck.base > column ? deck.base + 1 : deck.base };
  },

  removeCar: (deck: Deck, column: number): Deck => {
    const base = column < deck.base ? deck.base - 1 : deck.base;
    return { ...deck, cars: without(deck.cars, column), base: Math.max(0, Math.min(base, deck.cars.length - 2)) };
  },

  moveCar: (deck: Deck, from: number, to: number): Deck =>
    to < 0 || to >= deck.cars.length
      ? deck
      : { ...deck, cars: moved(deck.cars, from, to), base: baseAfterMove(deck.base, from, to) },

  /** The columns in another order; no change if the deck has other columns by now. */
  orderCars: (deck: Deck, columns: readonly number[]): Deck => {
    if (columns.length !== deck.cars.length) return deck;
    const cars = columns.flatMap((column) => deck.cars[column] ?? []);
    return { ...deck, cars, base: Math.max(0, columns.indexOf(deck.base)) };
  },

  setTune: (deck: Deck, column: number, tune: Tune | undefined): Deck => ({
    ...deck,
    cars: deck.cars.map((car, place) => (place === column ? { carId: car.carId, ...(tune ? { tune } : {}) } : car)),
  }),

  setBase: (deck: Deck, column: number): Deck => ({ ...deck, base: column }),

  addTracks: (deck: Deck, tracks: readonly TrackCode[]): Deck => {
    const all = [...new Set([...deck.tracks, ...tracks])];
    return { ...deck, tracks: all.slice(0, MAX_TRACKS) };
  },

  removeTracks: (deck: Deck, tracks: readonly TrackCode[]): Deck => ({
    ...deck,
    tracks: deck.tracks.filter((track) => !tracks.includes(track)),
  }),

  /** The same tracks in another order; one added since then goes last. */
  setTracks: (deck: Deck, order: readonly TrackCode[]): Deck => {
    const rest = deck.tracks.filter((track) => !order.includes(track));
    return { ...deck, tracks: [...order.filter((track) => deck.tracks.includes(track)), ...rest] };
  },

  clearCars: (deck: Deck): Deck => ({ ...deck, cars: [], base: 0 }),

  clearTracks: (deck: Deck): Deck => ({ ...deck, tracks: [] }),

  moveTrack: (deck: Deck, from: number, to: number): Deck =>
    to < 0 || to >= deck.tracks.length ? deck : { ...deck, tracks: moved(deck.tracks, from, to) },
};
