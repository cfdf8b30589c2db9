import { z } from 'zod';
import { campaignAnswer, campaignHistory, stateMatchBody } from '../campaign.ts';
import { gameVersionAsked } from '../car-history.ts';
import { endpoint } from '../endpoint.ts';
import { written } from '../written.ts';

/** Places and matches of the campaign: which cars can be won there, and on which tracks they are raced. */
export const campaign = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/campaign',
    summary: 'Matches of the campaign with the cars they can be won and their tracks, as of today or a version',
    who: 'anyone',
    query: z.object({ version: gameVersionAsked.optional() }),
    answer: campaignAnswer,
    views: ['campaign'],
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/v1/campaign/:placeId/history',
    summary: 'Who said what of the matches of a place, and why, newest first',
    who: 'moderator',
    params: z.object({ placeId: z.string().max(120) }),
    answer: campaignHistory,
    views: ['campaign'],
  }),
  stateMatch: endpoint({
    method: 'POST',
    path: '/api/v1/campaign/matches',
    summary: 'Say which cars a match can be won, or on which tracks it is raced, since a version of the game',
    who: 'moderator',
    body: stateMatchBody,
    answer: written,
    problems: ['match-invalid', 'match-unchanged', 'car-unknown', 'game-version-invalid'],
  }),
};
