import { z } from 'zod';
import { DECK_NAME_CHARACTERS_MAX, DECK_QUERY_CHARACTERS_MAX, SAVED_DECKS_AT_ONCE } from './saved-deck.enums.ts';

/** The query of a deck's address, with its display options (docs/racing.md). */
export const deckQuery = z
  .string()
  .max(DECK_QUERY_CHARACTERS_MAX)
  .regex(/^\?share=[^\s#"<>]*$/)
  .meta({ examples: ['?share=~KtRoad_a00~CFlea~T332'] });

/** A named deck; null: it was deleted. */
const savedDeck = z.object({
  id: z.string().min(1).max(60),
  deck: z.object({ name: z.string().min(1).max(DECK_NAME_CHARACTERS_MAX), query: deckQuery }).nullable(),
  changedAt: z.iso.datetime(),
});
export type SavedDeck = z.infer<typeof savedDeck>;

/** `PUT /api/v1/decks`: the changes on a device. */
export const savedDecksBody = z
  .object({ decks: z.array(savedDeck).max(SAVED_DECKS_AT_ONCE) })
  .strict()
  .meta({ id: 'SavedDecksBody' });

/** `GET` and `PUT /api/v1/decks`: the account's saved decks, the last changed first. */
export const savedDecksAnswer = z.object({ decks: z.array(savedDeck) }).meta({ id: 'SavedDecks' });
export type SavedDecksAnswer = z.infer<typeof savedDecksAnswer>;

export const deckLinkCode = z
  .string()
  .regex(/^[0-9a-z]{8,26}$/)
  .meta({ examples: ['k3f9x2ab'] });

/** `POST /api/v1/deck-links`: the target of the short link. */
export const deckLinkBody = z.object({ query: deckQuery }).strict().meta({ id: 'DeckLinkBody' });
/** The code of a short link; the same query has the same code. */
export const deckLinkAnswer = z.object({ code: deckLinkCode }).meta({ id: 'DeckLink' });
/** `GET /api/v1/deck-links/:code`: null where there is no such link, or it has ended. */
export const linkedDeckAnswer = z.object({ query: z.string().nullable() }).meta({ id: 'LinkedDeck' });
