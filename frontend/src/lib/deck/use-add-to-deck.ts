import { useLocation, useNavigate } from 'react-router-dom';
import { defaultTrackCodes } from '#racing';
import type { Tune } from '#racing';
import { changeSettings, currentSettings } from '../settings/settings.ts';
import { deckEdits, emptyDeck, MOST_CARS } from './deck.ts';
import type { Deck } from './deck.ts';
import { readAddress, writeAddress } from './deck-address.ts';
import { readView, writeView } from './grid-view.ts';

export type AddedToDeck = 'added' | 'full';

type NewCar = { readonly carId: string; readonly tune?: Tune | undefined };

/** Nobody has chosen yet: a deck that begins with a car gets the tracks that everybody begins with. */
const firstDeck: Deck = { ...emptyDeck, tracks: [...defaultTrackCodes] };

/**
 * Puts cars into the deck of this device, from any page: Compare shows them now where its deck is in the address, and
 * else the next time. `full`: none of them has room.
 */
export function useAddToDeck(): (cars: readonly NewCar[]) => AddedToDeck {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return (cars) => {
    const shown = readAddress(search);
    const deck = shown?.deck ?? readAddress(currentSettings().deck ?? '')?.deck ?? firstDeck;
    if (deck.cars.length >= MOST_CARS) return 'full';
    const next = cars.reduce((grown, { carId, tune }) => deckEdits.addCar(grown, carId, tune), deck);
    if (shown) void navigate({ pathname, search: writeAddress(next) + writeView(readView(search)), hash });
    else changeSettings({ deck: writeAddress(next) });
    return 'added';
  };
}
