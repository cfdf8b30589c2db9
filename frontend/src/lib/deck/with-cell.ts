import { parseTrackCode } from '#racing';
import type { TrackCode, Tune } from '#racing';
import type { Cell } from '../cell.ts';
import { MAX_TRACKS, deckEdits } from './deck.ts';
import type { Deck } from './deck.ts';

/** The deck with this car, in this tune, and on this track; existing ones stay in place. Undefined: no room. */
export function withCell(deck: Deck, { carId, tune, trackCode }: Cell): Deck | undefined {
  const track = trackCode as TrackCode;
  if (!deck.tracks.includes(track) && deck.tracks.length >= MAX_TRACKS) return undefined;
  return withCar(deckEdits.addTracks(deck, [track]), carId, tune as Tune);
}

/** The deck with this car, in any tune or in this one. Undefined: no room. */
export function withCar(deck: Deck, carId: string, tune?: Tune): Deck | undefined {
  if (deck.cars.some((car) => car.carId === carId && (tune === undefined || car.tune === tune))) return deck;
  const next = deckEdits.addCar(deck, carId, tune);
  return next.cars.length > deck.cars.length ? next : undefined;
}

/** The deck's cars on these tracks, each once and up to the limit. Undefined: none of them is a track. */
export function onTracks(deck: Deck, codes: readonly string[]): Deck | undefined {
  const tracks: TrackCode[] = [...new Set(codes.flatMap((code) => parseTrackCode(code)?.code ?? []))];
  return tracks.length === 0 ? undefined : { ...deck, tracks: tracks.slice(0, MAX_TRACKS) };
}
