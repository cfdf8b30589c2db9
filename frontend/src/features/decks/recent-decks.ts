import { currentSettings, onSettings } from '../../lib/settings/settings.ts';
import { storeOf, useStore } from '../../lib/store.ts';

/** A comparison recorded automatically: the query of its address and when it was last shown (ISO 8601). */
export type RecentDeck = { readonly query: string; readonly at: string };

const storageKey = 'tdr.recent-decks';
const MAX_COUNT = 20;
/** A deck shown for less was only a step towards another. */
const REST_MS = 4_000;

const isRecent = (one: unknown): one is RecentDeck => {
  const { query, at } = (one ?? {}) as Partial<RecentDeck>;
  return typeof query === 'string' && query.startsWith('?share=~') && typeof at === 'string';
};

function stored(): readonly RecentDeck[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecent) : [];
  } catch {
    return [];
  }
}

const recent = storeOf(stored());

addEventListener('storage', ({ key }) => {
  if (key === storageKey) recent.set(stored());
});

export const useRecentDecks = (): readonly RecentDeck[] => useStore(recent);

/** Display options may change: a deck is the same if cars, tunes and tracks are. */
const deckOf = (query: string): string => query.split('&')[0] ?? '';

function remember(query: string): void {
  const others = stored().filter((one) => deckOf(one.query) !== deckOf(query));
  const next = [{ query, at: new Date().toISOString() }, ...others].slice(0, MAX_COUNT);
  recent.set(next);
  try {
    localStorage.setItem(storageKey, JSON.stringify(next));
  } catch {
    // a browser without storage has them until the page is closed
  }
}

/** Remembers each deck that is shown for a moment, until `signal` aborts. */
export function rememberDecks(signal: AbortSignal): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let seen: string | null = null;
  const variant = () => {
    const { deck } = currentSettings();
    if (deck === seen) return;
    seen = deck;
    clearTimeout(resting);
    if (deck?.startsWith('?share=~')) resting = setTimeout(() => remember(deck), REST_MS);
  };
  const end = onSettings(variant);
  signal.addEventListener('abort', () => {
    end();
    clearTimeout(resting);
  });
  variant();
}
