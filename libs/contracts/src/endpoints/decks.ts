import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  deckLinkAnswer,
  deckLinkBody,
  deckLinkCode,
  linkedDeckAnswer,
  savedDecksAnswer,
  savedDecksBody,
} from '../saved-decks.ts';

/** What somebody compares, kept. */
export const decks = {
  mine: endpoint({
    method: 'GET',
    path: '/api/v1/decks',
    summary: 'Decks that your account keeps, and which of them you took away',
    who: 'member',
    scope: 'own-data',
    limitedAs: 'nothing',
    answer: savedDecksAnswer,
  }),
  keepMine: endpoint({
    method: 'PUT',
    path: '/api/v1/decks',
    summary: 'Keep decks, each unless a newer one of its id is there; answers all',
    who: 'member',
    scope: 'decks',
    body: savedDecksBody,
    answer: savedDecksAnswer,
  }),
  shorten: endpoint({
    method: 'POST',
    path: '/api/v1/deck-links',
    summary:
      'A short code for what is compared; the same cars, tracks and view have the same code. It ends when nobody opens it',
    who: 'guest-or-member',
    body: deckLinkBody,
    answer: deckLinkAnswer,
    problems: ['deck-link-unreadable'],
  }),
  ofLink: endpoint({
    method: 'GET',
    path: '/api/v1/deck-links/:code',
    summary: 'What a short code leads to; nothing where nobody has made it, or it has ended',
    who: 'anyone',
    params: z.object({ code: deckLinkCode }),
    answer: linkedDeckAnswer,
    reads: true,
  }),
};
