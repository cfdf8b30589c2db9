import { storeOf, useStore } from '../../lib/store.ts';

/** A deck with how it is shown: the query of its address, under a name. */
export type KeptDeck = { readonly id: string; readonly name: string; readonly query: string };

const storageKey = 'tdr.decks';
export const DECK_NAME_CHARACTERS_MAX = 60;
/** More would fill what a browser keeps for a site. */
export const MOST_DECKS = 200;

const isText = (one: unknown): one is string => typeof one === 'string' && one.isWellFormed();

const isKept = (one: unknown): one is KeptDeck => {
  const { id, name, query } = (one ?? {}) as Partial<KeptDeck>;
  return isText(id) && isText(name) && isText(query) && query.startsWith('?share=');
};

function stored(): readonly KeptDeck[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

const decks = storeOf(stored());

/** Whether the device keeps it beyond this page. */
function keep(next: readonly KeptDeck[]): boolean {
  decks.set(next);
  try {
    localStorage.setItem(storageKey, JSON.stringify(next));
    return true;
  } catch {
    return false;
  }
}

// Another tab has changed them.
addEventListener('storage', ({ key }) => {
  if (key === storageKey) decks.set(stored());
});

export const useKeptDecks = (): readonly KeptDeck[] => useStore(decks);
export const keptDecks = decks.get;

export type Kept = 'kept' | 'full' | 'not-stored';

/** Keeps decks before all others, as many as there is room for; `full` when one had to be left out. */
export function keepDecks(more: readonly Omit<KeptDeck, 'id'>[]): Kept {
  const room = more.slice(0, Math.max(0, MOST_DECKS - decks.get().length));
  const added = room.map((one) => ({ ...one, id: crypto.randomUUID() }));
  if (added.length > 0 && !keep([...added, ...decks.get()])) return 'not-stored';
  return room.length < more.length ? 'full' : 'kept';
}

/** Changes one; what it returns puts it back as it was. */
export function changeDeck(id: string, change: Partial<Pick<KeptDeck, 'name' | 'query'>>): () => void {
  const before = decks.get().find((one) => one.id === id);
  keep(decks.get().map((one) => (one.id === id ? { ...one, ...change } : one)));
  return () => void (before && keep(decks.get().map((one) => (one.id === id ? before : one))));
}

/** Takes one away; what it returns puts it back in its place. */
export function removeDeck(id: string): () => void {
  const place = decks.get().findIndex((one) => one.id === id);
  const removed = decks.get()[place];
  keep(decks.get().filter((one) => one.id !== id));
  return () => void (removed && keep(decks.get().toSpliced(place, 0, removed)));
}
