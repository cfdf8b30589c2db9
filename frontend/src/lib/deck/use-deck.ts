import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { DroppedItem } from '#racing';
import { changeSettings, currentSettings, onSettings } from '../settings/settings.ts';
import { useStore } from '../store.ts';
import { emptyDeck } from './deck.ts';
import type { Deck } from './deck.ts';
import { readAddress, writeAddress } from './deck-address.ts';
import { addressedView, readView, withView, writeView } from './grid-view.ts';

export type DeckState = {
  deck: Deck;
  /** Before any choice: neither this address nor this device has a deck. */
  first: boolean;
  dropped: readonly DroppedItem[];
  change: (edit: (deck: Deck) => Deck) => void;
  /** Shows a default deck: Back does not lead to the empty page before it. */
  prepare: (deck: Deck) => void;
};

const nothing: readonly DroppedItem[] = [];

/** The view belongs to the deck: read from its address, and written there when it changes. */
function useViewOf(query: string): void {
  useState(() => addressedView.set(readView(query)));
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const read = readView(query);
    if (writeView(read) !== writeView(addressedView.get())) addressedView.set(read);
  }, [query]);
  const write = useEffectEvent(() => {
    const view = addressedView.get();
    if (query === '' || writeView(readView(query)) === writeView(view)) return;
    void navigate({ pathname, search: withView(query, view) }, { replace: true });
  });
  useEffect(() => addressedView.subscribe(() => write()), []);
}

/**
 * The deck of this page. It is stored in the address, so that Back undoes a change and a copied link shows the same;
 * this device remembers the last one for the next visit.
 */
export function useDeck(): DeckState {
  const { search, pathname, hash } = useLocation();
  const navigate = useNavigate();
  const addressed = useMemo(() => readAddress(search), [search]);
  // Only where the address has none: a page with its own deck must not render again when it is remembered.
  const remembered = useStore({ subscribe: onSettings, get: () => (addressed ? null : currentSettings().deck) });
  const query = addressed ? search : (remembered ?? '');
  const read = useMemo(() => addressed ?? readAddress(query), [addressed, query]);
  const deck = read?.deck ?? emptyDeck;
  useViewOf(query);

  useEffect(() => {
    if (addressed) {
      if (search !== currentSettings().deck) changeSettings({ deck: search });
    } else if (remembered !== null) {
      void navigate({ pathname, search: remembered, hash }, { replace: true });
    }
  }, [addressed, search, remembered, navigate, pathname, hash]);

  // Commands may come from a snack or menu created several decks ago: they change the current deck.
  const newest = useRef(deck);
  useLayoutEffect(() => {
    newest.current = deck;
  }, [deck]);
  const change = useCallback(
    (edit: (deck: Deck) => Deck) => {
      const next = edit(newest.current);
      if (next === newest.current) return;
      newest.current = next;
      void navigate({ pathname, search: writeAddress(next) + writeView(addressedView.get()) });
    },
    [navigate, pathname],
  );
  const prepare = useCallback(
    (next: Deck) => void navigate({ pathname, search: writeAddress(next) }, { replace: true }),
    [navigate, pathname],
  );
  return { deck, first: read === undefined, dropped: read?.dropped ?? nothing, change, prepare };
}
