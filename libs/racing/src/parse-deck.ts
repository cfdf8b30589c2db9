import { CAR_ID_CHARACTERS_MAX, type Deck, DECK_CARS_MAX, DECK_TRACKS_MAX, type DeckCar } from './deck.ts';
import { gameVersionOfMark } from './game-version.ts';
import { pastCarId } from './past-car.ts';
import { parseTrackCode, trackCodeFault } from './track-code.ts';
import type { TrackCode } from './tracks/track.ts';
import { parseTune } from './tune.ts';

/** Why a part of a link was left out. */
export const deckFaults = [
  'track-unknown',
  'condition-unknown',
  'tune-invalid',
  'deck-item-unreadable',
  'deck-tune-without-car',
  'deck-too-many-cars',
  'deck-too-many-tracks',
  'deck-too-long',
] as const;
export type DeckFault = (typeof deckFaults)[number];

/** An ignored part of a link: its text as written there, at most 80 characters of it, and why. */
export type DroppedItem = { readonly item: string; readonly code: DeckFault };

export type ParsedDeck = { readonly deck: Deck; readonly dropped: readonly DroppedItem[] };

/** Characters of a link that are read: more than any deck within bounds has, every character of every id escaped. */
const CHARACTERS_MAX = 80_000;
const VISIBLE_ITEM_CHARACTERS = 80;

/**
 * Reads the output of `formatDeck`, tracks and cars in any order and with or without `share=` before it. Never throws:
 * an unreadable part is left out and listed, a car together with its tune. A repeated track is read once. Pass the text
 * as it is in the address, still escaped. The caller checks whether such cars exist.
 */
export const parseDeck = (text: string): ParsedDeck => {
  const reading: Reading = { cars: [], tracks: new Set(), dropped: [] };
  const within = text.slice(0, CHARACTERS_MAX).replace(/^\??share=/, '');
  const [before = '', ...items] = within.split('~');
  const cut = text.length > CHARACTERS_MAX ? items.pop() : undefined;
  if (before !== '') drop(reading, before, 'deck-item-unreadable');
  for (const item of items) {
    const fault = read(reading, item);
    if (fault) drop(reading, item, fault);
  }
  if (cut !== undefined) drop(reading, cut, 'deck-too-long');
  return { deck: { cars: reading.cars, tracks: [...reading.tracks] }, dropped: reading.dropped };
};

/** `car` is the place of the car that a tune belongs to: none at the start; a car that was left out takes its tune along. */
type Reading = { cars: DeckCar[]; tracks: Set<TrackCode>; dropped: DroppedItem[]; car?: number | 'left-out' };

const drop = ({ dropped }: Reading, item: string, code: DeckFault): void => {
  dropped.push({ item: item.slice(0, VISIBLE_ITEM_CHARACTERS), code });
};

const read = (reading: Reading, item: string): DeckFault | undefined => {
  const value = unescaped(item.slice(1)) ?? '';
  switch (item.charAt(0)) {
    case 'K':
      return readTrack(reading, value);
    case 'C':
      return readCar(reading, value);
    case 'T':
      return readTune(reading, value);
    default:
      return 'deck-item-unreadable';
  }
};

const readTrack = ({ tracks }: Reading, value: string): DeckFault | undefined => {
  const code = parseTrackCode(value)?.code;
  if (!code) return trackCodeFault(value);
  if (tracks.size >= DECK_TRACKS_MAX && !tracks.has(code)) return 'deck-too-many-tracks';
  tracks.add(code);
  return undefined;
};

const readCar = (reading: Reading, carId: string): DeckFault | undefined => {
  reading.car = 'left-out';
  if (carId === '' || !carId.isWellFormed() || carId.length > CAR_ID_CHARACTERS_MAX) return 'deck-item-unreadable';
  if (reading.cars.length >= DECK_CARS_MAX) return 'deck-too-many-cars';
  reading.car = reading.cars.push({ carId }) - 1;
  return undefined;
};

const readTune = ({ cars, car }: Reading, value: string): DeckFault | undefined => {
  if (car === 'left-out') return undefined;
  const tuned = car === undefined ? undefined : cars[car];
  if (car === undefined || !tuned) return 'deck-tune-without-car';
  const gameVersion = versionOf(value);
  if (gameVersion !== undefined) {
    cars[car] = { ...tuned, carId: pastCarId({ carId: tuned.carId, gameVersion }) };
    return undefined;
  }
  const tune = parseTune(value);
  if (!tune) return 'tune-invalid';
  cars[car] = { ...tuned, tune };
  return undefined;
};

/** Links of the old kind have a version instead of a tune: `v2b` is the car as of 24.1. */
const versionOf = (value: string): string | undefined =>
  value.startsWith('v') ? gameVersionOfMark(value.slice(1)) : undefined;

const unescaped = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};
