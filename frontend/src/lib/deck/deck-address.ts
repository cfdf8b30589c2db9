import { formatDeck, parseDeck } from '#racing';
import type { DroppedItem } from '#racing';
import { MAX_CARS, MAX_TRACKS } from './deck.ts';
import type { Deck } from './deck.ts';

/** A deck read from an address, and the invalid or surplus parts. */
export type AddressedDeck = { deck: Deck; dropped: readonly DroppedItem[] };

const share = /[?&]share=([^&#]*)/;
const baseColumn = /[?&]base=(\d{1,3})/;

let lastTracks: Deck['tracks'] = [];

/** The same list while its content is equal: another car must not render the tracks again. */
function sameTracks(tracks: Deck['tracks']): Deck['tracks'] {
  const isSame = tracks.length === lastTracks.length && tracks.every((track, at) => track === lastTracks[at]);
  if (!isSame) lastTracks = tracks;
  return lastTracks;
}

/** The deck in the query of an address; undefined where there is none. `share=` without items is an empty deck. */
export function readAddress(search: string): AddressedDeck | undefined {
  const text = share.exec(search)?.[1];
  if (text === undefined) return undefined;
  const { deck, dropped } = parseDeck(text);
  const cars = deck.cars.slice(0, MAX_CARS);
  const base = Math.min(Number(baseColumn.exec(search)?.[1] ?? 0), Math.max(0, cars.length - 1));
  const over = [
    ...deck.cars.slice(MAX_CARS).map(({ carId }) => ({ item: carId, code: 'deck-too-many-cars' as const })),
    ...deck.tracks.slice(MAX_TRACKS).map((item) => ({ item, code: 'deck-too-many-tracks' as const })),
  ];
  return {
    deck: { cars, tracks: sameTracks(deck.tracks.slice(0, MAX_TRACKS)), base },
    dropped: [...dropped, ...over],
  };
}

/** The query of this deck. Reading it gives the same deck. */
export function writeAddress(deck: Deck): string {
  const text = `?share=${formatDeck(deck)}`;
  return deck.base === 0 ? text : `${text}&base=${deck.base}`;
}
