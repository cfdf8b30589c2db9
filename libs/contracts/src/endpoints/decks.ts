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

/** The user's saved decks. */
export const decks = {
  mine: endpoint({
    method: 'GET',
    path: '/api/v1/decks',
    summary: 'List the decks saved in your account, and the removed ones',
    who: 'member',
    scope: 'own-data',
    limitedAs: 'nothing',
    answer: savedDecksAnswer,
  }),
  keepMine: endpoint({
    method: 'PUT',
    path: '/api/v1/decks',
    summary: 'Save decks unless a newer version with the same ID exists; returns all',
    who: 'member',
    scope: 'decks',
    body: savedDecksBody,
    answer: savedDecksAnswer,
  }),
  shorten: endpoint({
    method: 'POST',
    path: '/api/v1/deck-links',
    summary:
      'Create a short code for a comparison; the same cars, tracks and view give the same code. It ends if no one opens it',
    who: 'guest-or-member',
    body: deckLinkBody,
    answer: deckLinkAnswer,
    problems: ['deck-link-unreadable'],
  }),
  ofLink: endpoint({
    method: 'GET',
    path: '/api/v1/deck-links/:code',
    summary: 'Resolve a short code; empty if it does not exist or has ended',
    who: 'anyone',
    params: z.object({ code: deckLinkCode }),
    answer: linkedDeckAnswer,
    reads: true,
  }),
};
