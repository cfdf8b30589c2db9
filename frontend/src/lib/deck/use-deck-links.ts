import { useLocation } from 'react-router-dom';
import type { Cell } from '../cell.ts';
import { pages } from '../paths.ts';
import { currentSettings } from '../settings/settings.ts';
import { emptyDeck } from './deck.ts';
import type { Deck } from './deck.ts';
import { readAddress, writeAddress } from './deck-address.ts';
import { readView, writeView } from './grid-view.ts';
import { onTracks, withCar, withCell } from './with-cell.ts';

/** Links that add an item to the user's deck; null: there is no room for it. */
export type DeckLinks = {
  readonly toCell: (cell: Cell) => string | null;
  readonly toCar: (carId: string) => string | null;
  /** The current cars on these tracks instead; null: no track is known. */
  readonly toTracks: (codes: readonly string[]) => string | null;
};

/** Addresses of the current deck with one more item: the comparison stays, and Back removes the new item. */
export function useDeckLinks(): DeckLinks {
  const { pathname, search } = useLocation();
  const query = readAddress(search) ? search : (currentSettings().deck ?? '');
  const deck = readAddress(query)?.deck ?? emptyDeck;
  const isGrid = pathname === pages.records || pathname === pages.compare;
  const addressOf = (next: Deck | undefined): string | null =>
    next ? (isGrid ? pathname : pages.compare) + writeAddress(next) + writeView(readView(query)) : null;
  return {
    toCell: (cell) => addressOf(withCell(deck, cell)),
    toCar: (carId) => addressOf(withCar(deck, carId)),
    toTracks: (codes) => addressOf(onTracks(deck, codes)),
  };
}
