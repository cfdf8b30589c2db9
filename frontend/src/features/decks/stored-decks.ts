import type { SavedDeck } from '#contracts';

/** Decks of a device in their order, removed ones last; `account`: their owner, if the user was logged in. */
export type DecksHere = { readonly account: string | null; readonly decks: readonly SavedDeck[] };

export const STORAGE_KEY = 'tdr.decks';
/** For decks saved before times were stored. */
const LONG_AGO = '1970-01-01T00:00:00.000Z';

const isText = (one: unknown): one is string => typeof one === 'string' && one.isWellFormed();

type Stored = Partial<Record<'id' | 'name' | 'query' | 'changedAt', unknown>>;

function deckOf(one: unknown): readonly SavedDeck[] {
  const { id, name, query, changedAt } = (one ?? {}) as Stored;
  const at = isText(changedAt) ? changedAt : LONG_AGO;
  if (!isText(id)) return [];
  if (name === null && query === null) return [{ id, deck: null, changedAt: at }];
  if (!isText(name) || !isText(query) || !query.startsWith('?share=')) return [];
  return [{ id, deck: { name, query }, changedAt: at }];
}

/** Reads the device's decks. An array is the format from before accounts saved decks. */
export function storedDecks(): DecksHere {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    if (Array.isArray(kept)) return { account: null, decks: kept.flatMap(deckOf) };
    const { account, decks } = kept as Record<keyof DecksHere, unknown>;
    if (!Array.isArray(decks)) return { account: null, decks: [] };
    return { account: isText(account) ? account : null, decks: decks.flatMap(deckOf) };
  } catch {
    return { account: null, decks: [] };
  }
}

export function storeDecks({ account, decks }: DecksHere): boolean {
  const flat = decks.map(({ id, deck, changedAt }) => ({ id, name: null, query: null, ...deck, changedAt }));
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ account, decks: flat }));
    return true;
  } catch {
    return false;
  }
}
