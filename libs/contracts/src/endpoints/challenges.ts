import { z } from 'zod';
import {
  challengeAnswer,
  challengeHistory,
  challengeId,
  challengeList,
  correctChallengeBody,
  createChallengeBody,
  retireChallengeBody,
  stateRoundsBody,
} from '../challenges.ts';
import { endpoint } from '../endpoint.ts';
import { written } from '../written.ts';

const oneChallenge = z.object({ id: challengeId });
const views = ['challenges'] as const;
const unknown = ['challenge-unknown', 'challenge-unavailable'] as const;

const acted = {
  who: 'moderator',
  params: oneChallenge,
  answer: written,
} as const;

/** Challenges: ladders of rounds as the game has them. What players do in a round is said elsewhere. */
export const challenges = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/challenges',
    summary: 'All challenges by name',
    who: 'anyone',
    answer: challengeList,
    views,
  }),
  retired: endpoint({
    method: 'GET',
    path: '/api/v1/retired-challenges',
    summary: 'Challenges that staff took out of the list, by name',
    who: 'moderator',
    answer: challengeList,
    views,
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/v1/challenges/:id',
    summary: 'A challenge, with what the game says of its rounds',
    who: 'guest-or-member',
    params: oneChallenge,
    answer: challengeAnswer,
    views,
    problems: unknown,
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/v1/challenges/:id/history',
    summary: 'Who said what of a challenge, and why, newest first',
    who: 'moderator',
    params: oneChallenge,
    answer: challengeHistory,
    views: ['challenge-history'],
    problems: unknown,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/challenges',
    summary: 'Say that there is a challenge, with what is known of its rounds',
    who: 'moderator',
    body: createChallengeBody,
    answer: written,
    status: 201,
    problems: ['challenge-exists', 'challenge-unavailable', 'challenge-invalid', 'round-unknown', 'car-unknown'],
  }),
  correct: endpoint({
    method: 'POST',
    path: '/api/v1/challenges/:id/corrections',
    summary: 'Say what of a challenge is otherwise',
    body: correctChallengeBody,
    ...acted,
    problems: [...unknown, 'challenge-invalid', 'challenge-unchanged'],
  }),
  stateRounds: endpoint({
    method: 'POST',
    path: '/api/v1/challenges/:id/rounds',
    summary: 'Say all that is known of some rounds',
    body: stateRoundsBody,
    ...acted,
    problems: [...unknown, 'challenge-invalid', 'challenge-unchanged', 'round-unknown', 'car-unknown'],
  }),
  retire: endpoint({
    method: 'POST',
    path: '/api/v1/challenges/:id/retirement',
    summary: 'Take a challenge out of the list',
    body: retireChallengeBody,
    ...acted,
    problems: unknown,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/v1/challenges/:id/restoration',
    summary: 'Have a challenge back that was retired',
    body: retireChallengeBody,
    ...acted,
    problems: unknown,
  }),
};
