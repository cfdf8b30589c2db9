import { endpoint } from '../endpoint.ts';
import { savedMatchesAnswer, savedMatchesBody } from '../saved-matches.ts';

/** Matches of two hands, saved under names. */
export const savedMatches = {
  mine: endpoint({
    method: 'GET',
    path: '/api/v1/matches',
    summary: 'List the matches saved in your account, and the removed ones',
    who: 'member',
    scope: 'own-data',
    limitedAs: 'nothing',
    answer: savedMatchesAnswer,
  }),
  keepMine: endpoint({
    method: 'PUT',
    path: '/api/v1/matches',
    summary: 'Save matches unless a newer one with the same name exists; returns all',
    who: 'member',
    body: savedMatchesBody,
    answer: savedMatchesAnswer,
  }),
};
