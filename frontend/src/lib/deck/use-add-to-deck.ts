import { useLocation, useNavigate } from 'react-router-dom';
import { defaultTrackCodes } from '#racing';
import type { Tune } from '#racing';
import { changeSettings, currentSettings } from '../settings/settings.ts';
import { deckEdits, emptyDeck, MAX_CARS } from './deck.ts';
import type { Deck } from './deck.ts';
import { readAddress, writeAddress } from './deck-address.ts';
import { readView, writeView } from './grid-view.ts';

export type AddedToDeck = 'added' | 'full';

type NewCar = { readonly carId: string; readonly tune?: Tune | undefined };

/** Before any choice: a deck that starts with a car gets the default tracks. */
const firstDeck: Deck = { ...emptyDeck, tracks: [...defaultTrackCodes] };

/**
 * Adds cars to the deck of this device, from any page: Compare shows them immediately if its deck is in the address,
 * else the next time. `full`: none of them has room.
 */
export function useAddToDeck(): (cars: readonly NewCar[]) => AddedToDeck {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return (cars) => {
    const shown = readAddress(search);
    const deck = shown?.deck ?? readAddress(currentSettings().deck ?? '')?.deck ?? firstDeck;
    if (deck.cars.length >= MAX_CARS) return 'full';
    const next = cars.reduce((grown, { carId, tune }) => deckEdits.addCar(grown, carId, tune), deck);
    if (shown) void navigate({ pathname, search: writeAddress(next) + writeView(readView(search)), hash });
    else changeSettings({ deck: writeAddress(next) });
    return 'added';
  };
}
