import { useLocation } from 'react-router-dom';
import type { TrackCode } from '#racing';
import type { BestCar } from '../../features/best-of/rank-best.ts';
import { deckEdits, emptyDeck } from '../../lib/deck/deck.ts';
import type { Deck } from '../../lib/deck/deck.ts';
import { readAddress, writeAddress } from '../../lib/deck/deck-address.ts';
import { readView, writeView } from '../../lib/deck/grid-view.ts';
import { withCar } from '../../lib/deck/with-cell.ts';
import { pages } from '../../lib/paths.ts';
import { currentSettings } from '../../lib/settings/settings.ts';

const MAX_SIDE_BY_SIDE = 10;

/** Addresses of the grid with one of these cars added, and of a grid with only the best cars. */
export function useBestLinks(tracks: readonly TrackCode[]) {
  const { pathname, search } = useLocation();
  const isGrid = pathname === pages.records || pathname === pages.compare;
  const query = readAddress(search) ? search : (currentSettings().deck ?? '');
  const deck = readAddress(query)?.deck ?? emptyDeck;
  const addressOf = (next: Deck) =>
    (isGrid ? pathname : pages.compare) + writeAddress(next) + writeView(readView(query));
  return {
    most: MAX_SIDE_BY_SIDE,
    /** Null: the deck has no room for another car. */
    toCar: ({ car, tune }: BestCar): string | null => {
      const next = withCar(deckEdits.addTracks(deck, tracks), car.id, tune);
      return next ? addressOf(next) : null;
    },
    toAll: (best: readonly BestCar[]): string =>
      addressOf({ base: 0, tracks: [...tracks], cars: best.map(({ car, tune }) => ({ carId: car.id, tune })) }),
  };
}
