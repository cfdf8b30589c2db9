import { CAR_ID_CHARACTERS_MAX, formatDeck, parseDeck, parseTrackCode, parseTune, trackCodeFault } from '#racing';
import type { DeckFault, DroppedItem, ParsedDeck, ParsedTrackCode, TrackCodeFault, Tune } from '#racing';

/** What a pasted text turned out to be. */
export type ReadCode =
  | { kind: 'deck'; deck: ParsedDeck }
  | { kind: 'tune'; tune: Tune }
  | { kind: 'track'; track: ParsedTrackCode }
  | { kind: 'unknown'; code?: TrackCodeFault };

/** A whole address, only its query, or only its deck; a tune; a track code. Undefined for an empty text. */
export function readCode(text: string): ReadCode | undefined {
  const typed = text.trim();
  if (typed === '') return undefined;
  const shared = /[?&]?share=([^&#]*)/.exec(typed)?.[1];
  if (shared !== undefined || typed.startsWith('~')) return { kind: 'deck', deck: parseDeck(shared ?? typed) };
  const tune = parseTune(typed);
  if (tune) return { kind: 'tune', tune };
  const track = parseTrackCode(typed);
  if (track) return { kind: 'track', track };
  const code = trackCodeFault(typed);
  return code === 'condition-unknown' ? { kind: 'unknown', code } : { kind: 'unknown' };
}

// A text that ends like a track code is meant as one: a car's id ends in its year.
const LIKE_A_TRACK = /^\w+_a[0-9A-Za-z]{2}$/;

/**
 * The deck of items with commas between, as an address holds it: track codes, and cars by id with a tune after a space.
 * It goes through the reader of links, so that it has the same bounds and reports the same faults.
 */
export function deckOfItems(text: string): { share: string; dropped: readonly DroppedItem[] } | undefined {
  const items = text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
  if (items.length === 0) return undefined;
  const faults: DroppedItem[] = [];
  const parts = items.map((item) => {
    const [first = '', tune] = item.split(/\s+/);
    const fault = faultOf(first, tune);
    if (fault) faults.push({ item, code: fault });
    if (fault) return '';
    if (LIKE_A_TRACK.test(first)) return `~K${first}`;
    return formatDeck({ cars: [{ carId: first, ...tuned(tune) }], tracks: [] });
  });
  const { deck, dropped } = parseDeck(parts.join(''));
  return { share: formatDeck(deck), dropped: [...faults, ...dropped] };
}

function tuned(text: string | undefined): { tune?: Tune } {
  const tune = text === undefined ? undefined : parseTune(text);
  return tune ? { tune } : {};
}

function faultOf(first: string, tune: string | undefined): DeckFault | undefined {
  if (LIKE_A_TRACK.test(first)) return trackCodeFault(first);
  if (first.length > CAR_ID_CHARACTERS_MAX) return 'deck-item-unreadable';
  return tune !== undefined && !parseTune(tune) ? 'tune-invalid' : undefined;
}
