import type { TrackCode } from '#racing';
import { deckEdits, emptyDeck } from '../../lib/deck/deck.ts';
import { readAddress, writeAddress } from '../../lib/deck/deck-address.ts';
import { pages } from '../../lib/paths.ts';
import { currentSettings } from '../../lib/settings/settings.ts';

/** The comparison of this device's deck, with one track added. */
export function trackPath(code: TrackCode): string {
  const deck = readAddress(currentSettings().deck ?? '')?.deck ?? emptyDeck;
  return pages.compare + writeAddress(deckEdits.addTracks(deck, [code]));
}
