import { z } from 'zod';
import { campaignAnswer, campaignHistory, stateMatchBody } from '../campaign.ts';
import { requestedGameVersion } from '../car-history.ts';
import { endpoint } from '../endpoint.ts';
import { written } from '../written.ts';

/** Places and matches of the campaign: which cars can be won there, and on which tracks they are raced. */
export const campaign = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/campaign',
    summary: 'List campaign matches with their prize cars and tracks, now or as of a game version',
    who: 'anyone',
    query: z.object({ version: requestedGameVersion.optional() }),
    answer: campaignAnswer,
    views: ['campaign'],
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/v1/campaign/:placeId/history',
    summary: 'Get the changes to the matches of a place, with reasons, newest first',
    who: 'moderator',
    params: z.object({ placeId: z.string().max(120) }),
    answer: campaignHistory,
    views: ['campaign'],
  }),
  stateMatch: endpoint({
    method: 'POST',
    path: '/api/v1/campaign/matches',
    summary: 'Set the prize cars or the tracks of a match from a game version on',
    who: 'moderator',
    body: stateMatchBody,
    answer: written,
    problems: ['match-invalid', 'match-unchanged', 'car-unknown', 'game-version-invalid'],
  }),
};
