import type { ChallengeAttributes } from '#contracts';
import { NO_RQ_LIMIT } from '../../features/challenges/no-rq-limit.ts';

/** The initial values of a new challenge. Source: the players' notes. */
export const newChallenge: ChallengeAttributes = {
  name: '',
  kind: 'current',
  colour: null,
  startsAt: null,
  endsAt: null,
  solutionsPublicAt: null,
  roundCount: 10,
  firstRound: 1,
  rqLimit: NO_RQ_LIMIT,
  criteria: '',
  pointsToWin: 250,
};
