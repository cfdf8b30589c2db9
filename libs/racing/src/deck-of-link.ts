import type { Deck } from './deck.ts';
import { parseDeck } from './parse-deck.ts';

/**
 * The cars and tracks of a link of ours: a full address, its query, or only the deck in it. Undefined where it is no
 * such link, has no car, or has anything unreadable in it.
 */
export const deckOfLink = (link: string): Deck | undefined => {
  const typed = link.trim();
  const text = /[?&]share=([^&#]*)/.exec(`?${typed.replace(/^\?/, '')}`)?.[1] ?? (typed.startsWith('~') ? typed : '');
  const { deck, dropped } = parseDeck(text);
  return deck.cars.length > 0 && dropped.length === 0 ? deck : undefined;
};
