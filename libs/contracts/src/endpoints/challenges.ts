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

/** Challenges: ladders of rounds as the game has them. What players do in a round is elsewhere. */
export const challenges = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/challenges',
    summary: 'List all challenges by name',
    who: 'anyone',
    answer: challengeList,
    views,
  }),
  retired: endpoint({
    method: 'GET',
    path: '/api/v1/retired-challenges',
    summary: 'List retired challenges by name',
    who: 'moderator',
    answer: challengeList,
    views,
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/v1/challenges/:id',
    summary: 'Get a challenge and its rounds as defined by the game',
    who: 'guest-or-member',
    params: oneChallenge,
    answer: challengeAnswer,
    views,
    problems: unknown,
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/v1/challenges/:id/history',
    summary: 'Get the changes to a challenge, with reasons, newest first',
    who: 'moderator',
    params: oneChallenge,
    answer: challengeHistory,
    views: ['challenge-history'],
    problems: unknown,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/challenges',
    summary: 'Create a challenge with what is known of its rounds',
    who: 'moderator',
    body: createChallengeBody,
    answer: written,
    status: 201,
    problems: ['challenge-exists', 'challenge-unavailable', 'challenge-invalid', 'round-unknown', 'car-unknown'],
  }),
  correct: endpoint({
    method: 'POST',
    path: '/api/v1/challenges/:id/corrections',
    summary: 'Update a challenge',
    body: correctChallengeBody,
    ...acted,
    problems: [...unknown, 'challenge-invalid', 'challenge-unchanged'],
  }),
  stateRounds: endpoint({
    method: 'POST',
    path: '/api/v1/challenges/:id/rounds',
    summary: 'Replace the definitions of some rounds',
    body: stateRoundsBody,
    ...acted,
    problems: [...unknown, 'challenge-invalid', 'challenge-unchanged', 'round-unknown', 'car-unknown'],
  }),
  retire: endpoint({
    method: 'POST',
    path: '/api/v1/challenges/:id/retirement',
    summary: 'Retire a challenge',
    body: retireChallengeBody,
    ...acted,
    problems: unknown,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/v1/challenges/:id/restore',
    formerly: '/api/v1/challenges/:id/restoration',
    summary: 'Restore a retired challenge',
    body: retireChallengeBody,
    ...acted,
    problems: unknown,
  }),
};
