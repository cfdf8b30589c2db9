import { endpoint } from '../endpoint.ts';
import { savedDecksAnswer, savedDecksBody } from '../saved-decks.ts';

/** What somebody compares, kept. */
export const decks = {
  mine: endpoint({
    method: 'GET',
    path: '/api/v1/decks',
    summary: 'Decks that your account keeps, and which of them you took away',
    who: 'member',
    limitedAs: 'nothing',
    answer: savedDecksAnswer,
  }),
  keepMine: endpoint({
    method: 'PUT',
    path: '/api/v1/decks',
    summary: 'Keep decks, each unless a newer one of its id is there; answers all',
    who: 'member',
    limitedAs: 'nothing',
    body: savedDecksBody,
    answer: savedDecksAnswer,
  }),
};
