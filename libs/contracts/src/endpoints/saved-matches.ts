import { endpoint } from '../endpoint.ts';
import { savedMatchesAnswer, savedMatchesBody } from '../saved-matches.ts';

/** Matches of two hands, kept under names. */
export const savedMatches = {
  mine: endpoint({
    method: 'GET',
    path: '/api/v1/matches',
    summary: 'Matches that your account keeps, and which of them you took away',
    who: 'member',
    scope: 'own-data',
    limitedAs: 'nothing',
    answer: savedMatchesAnswer,
  }),
  keepMine: endpoint({
    method: 'PUT',
    path: '/api/v1/matches',
    summary: 'Keep matches, each unless a newer one of its name is there; answers all',
    who: 'member',
    body: savedMatchesBody,
    answer: savedMatchesAnswer,
  }),
};
