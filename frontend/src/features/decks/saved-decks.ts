import { useMemo } from 'react';
import { DECK_NAME_CHARACTERS_MAX, type SavedDeck } from '#contracts';
import { storeOf, useStore } from '../../lib/store.ts';
import { storedDecks, storeDecks, STORAGE_KEY } from './stored-decks.ts';
import type { DecksHere } from './stored-decks.ts';

/** A deck with its display options: the query of its address, under a name. */
export type LocalDeck = { readonly id: string; readonly name: string; readonly query: string };

export { DECK_NAME_CHARACTERS_MAX };
/** More would exceed a browser's storage per site. */
export const MAX_DECKS = 200;
/** Limit for removed decks, recorded so that other devices learn of it. */
const MAX_GONE = 50;

/** Decks on this device, removed ones included. */
export const decksHere = storeOf(storedDecks());

const isGone = ({ deck }: SavedDeck): boolean => deck === null;

/**
 * Whether the device stores them beyond this page. The oldest go beyond the limit; no change where the list is the
 * same.
 */
export function saveLocally({ account, decks }: DecksHere): boolean {
  const there = decks.filter((one) => !isGone(one)).slice(0, MAX_DECKS);
  const next = { account, decks: [...there, ...decks.filter(isGone).slice(0, MAX_GONE)] };
  if (JSON.stringify(next) === JSON.stringify(decksHere.get())) return true;
  decksHere.set(next);
  return storeDecks(next);
}

addEventListener('storage', ({ key }) => {
  if (key === STORAGE_KEY) decksHere.set(storedDecks());
});

const read = ({ decks }: DecksHere): readonly LocalDeck[] =>
  decks.flatMap(({ id, deck }) => (deck === null ? [] : [{ id, ...deck }]));

export function useSavedDecks(): readonly LocalDeck[] {
  const here = useStore(decksHere);
  return useMemo(() => read(here), [here]);
}
export const savedDecks = (): readonly LocalDeck[] => read(decksHere.get());

export type SaveResult = 'kept' | 'full' | 'not-stored';

/** Later than the previous change, even if this device's clock is behind another's. */
const changedAfter = (before: string | undefined): string => {
  const now = new Date().toISOString();
  return before === undefined || before < now ? now : new Date(Date.parse(before) + 1).toISOString();
};

/** Saves decks before all others, as many as fit; `full` when one had to be left out. */
export function saveDecks(more: readonly Omit<LocalDeck, 'id'>[]): SaveResult {
  const { account, decks } = decksHere.get();
  const room = more.slice(0, Math.max(0, MAX_DECKS - savedDecks().length));
  const changedAt = changedAfter(undefined);
  const added = room.map((deck) => ({ id: crypto.randomUUID(), deck, changedAt }));
  if (added.length > 0 && !saveLocally({ account, decks: [...added, ...decks] })) return 'not-stored';
  return room.length < more.length ? 'full' : 'kept';
}

/** A removed one goes last; a restored one returns to its place. */
function put(id: string, deck: SavedDeck['deck'], place?: number): void {
  const { account, decks } = decksHere.get();
  const at = decks.findIndex((one) => one.id === id);
  const next = { id, deck, changedAt: changedAfter(decks[at]?.changedAt) };
  saveLocally({ account, decks: decks.toSpliced(at, 1).toSpliced(place ?? at, 0, next) });
}

/** Changes one; the returned function restores it. */
export function changeDeck(id: string, change: Partial<Pick<LocalDeck, 'name' | 'query'>>): () => void {
  const before = decksHere.get().decks.find((one) => one.id === id)?.deck;
  if (!before) return () => undefined;
  put(id, { ...before, ...change });
  return () => put(id, before);
}

/** Removes one; the returned function puts it back in its place. */
export function removeDeck(id: string): () => void {
  const place = decksHere.get().decks.findIndex((one) => one.id === id);
  const removed = decksHere.get().decks[place]?.deck;
  if (!removed) return () => undefined;
  put(id, null, decksHere.get().decks.length - 1);
  return () => put(id, removed, place);
}
