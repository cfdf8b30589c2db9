import { endpoint } from '../endpoint.ts';
import { savedHandsAnswer, savedHandsBody } from '../saved-hands.ts';

/** The user's saved hands of rounds, and their stars. */
export const roundHands = {
  mine: endpoint({
    method: 'GET',
    path: '/api/v1/saved-hands',
    formerly: '/api/v1/round-hands',
    summary: 'List the round hands and stars saved in your account',
    who: 'member',
    scope: 'own-data',
    limitedAs: 'nothing',
    answer: savedHandsAnswer,
  }),
  keepMine: endpoint({
    method: 'PUT',
    path: '/api/v1/saved-hands',
    formerly: '/api/v1/round-hands',
    summary: 'Save round hands and stars unless a newer version exists; returns all',
    who: 'member',
    limitedAs: 'nothing',
    body: savedHandsBody,
    answer: savedHandsAnswer,
  }),
};
