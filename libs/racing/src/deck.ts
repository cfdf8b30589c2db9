import type { TrackCode } from './tracks/track.ts';
import type { Tune } from './tune.ts';

/** A car in a deck; without a tune until the user chooses one. The same car may be there several times. */
export type DeckCar = { readonly carId: string; readonly tune?: Tune };

/** Cars and tracks that a user compares, in the order shown. */
export type Deck = { readonly cars: readonly DeckCar[]; readonly tracks: readonly TrackCode[] };

/** Bounds of a deck: every track that the game has, with room for new ones. The matrix call has the same bounds. */
export const DECK_CARS_MAX = 60;
export const DECK_TRACKS_MAX = 600;
export const CAR_ID_CHARACTERS_MAX = 120;

/**
 * The text of a deck for an address: `~K<track>` for each track, then for each car `~C<id>` and, where it has one,
 * `~T<tune>`. Safe in every part of an address.
 */
export const formatDeck = ({ cars, tracks }: Deck): string =>
  [
    ...tracks.map((code) => `~K${code}`),
    ...cars.map(({ carId, tune }) => `~C${escaped(carId)}${tune ? `~T${tune}` : ''}`),
  ].join('');

// encodeURIComponent does not escape the separator, and throws on half a character.
const escaped = (carId: string): string => encodeURIComponent(carId.toWellFormed()).replaceAll('~', '%7E');
