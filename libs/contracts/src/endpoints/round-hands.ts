import { endpoint } from '../endpoint.ts';
import { savedHandsAnswer, savedHandsBody } from '../saved-hands.ts';

/** One's own hands of rounds and the stars one got, kept. */
export const roundHands = {
  mine: endpoint({
    method: 'GET',
    path: '/api/v1/round-hands',
    summary: 'Hands of rounds and stars that your account keeps',
    who: 'member',
    scope: 'own-data',
    limitedAs: 'nothing',
    answer: savedHandsAnswer,
  }),
  keepMine: endpoint({
    method: 'PUT',
    path: '/api/v1/round-hands',
    summary: 'Keep hands of rounds and stars, each unless a newer one of its round is there; answers all',
    who: 'member',
    limitedAs: 'nothing',
    body: savedHandsBody,
    answer: savedHandsAnswer,
  }),
};
