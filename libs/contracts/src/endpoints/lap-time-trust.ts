import { z } from 'zod';
import { lapTimeAddress } from '../cell.ts';
import { endpoint } from '../endpoint.ts';
import { evidenceBody, hideLapTimeBody, personsTimes, saidTimePage, voteBody } from '../lap-time-trust.ts';
import { paging } from '../paging.ts';
import { onSeenBody } from '../seen-version.ts';
import { written } from '../written.ts';

const PATH = '/api/v1/cells/:carId/:tune/:trackCode/lap-times/:lapTimeId';
const NO_SUCH = [
  'tune-invalid',
  'track-unknown',
  'condition-unknown',
  'lap-time-unknown',
  'lap-time-withdrawn',
  'changed-meanwhile',
] as const;

export const lapTimeTrust = {
  giveEvidence: endpoint({
    method: 'POST',
    path: `${PATH}/evidence`,
    summary: 'Show a time of one’s own by a picture that was sent before; in place of one before',
    who: 'member',
    scope: 'lap-times',
    params: lapTimeAddress,
    body: evidenceBody,
    answer: written,
    problems: [...NO_SUCH, 'lap-time-not-yours', 'upload-unknown'],
    feature: 'uploads',
  }),
  removeEvidence: endpoint({
    method: 'DELETE',
    path: `${PATH}/evidence`,
    summary: 'Take the picture of a time of one’s own away',
    who: 'member',
    scope: 'lap-times',
    params: lapTimeAddress,
    answer: written,
    problems: [...NO_SUCH, 'lap-time-not-yours', 'lap-time-no-evidence'],
  }),
  dropEvidence: endpoint({
    method: 'POST',
    path: `${PATH}/evidence/removal`,
    summary: 'Take the picture of another’s time away',
    who: 'moderator',
    params: lapTimeAddress,
    answer: written,
    problems: [...NO_SUCH, 'lap-time-not-yours', 'lap-time-no-evidence'],
  }),
  vote: endpoint({
    method: 'POST',
    path: `${PATH}/vote`,
    summary: 'Say that another’s time is right, or why it is not',
    who: 'member',
    scope: 'lap-times',
    params: lapTimeAddress,
    body: voteBody,
    answer: written,
    problems: [...NO_SUCH, 'lap-time-yours', 'lap-time-vote-said'],
    feature: 'votes',
  }),
  withdrawVote: endpoint({
    method: 'DELETE',
    path: `${PATH}/vote`,
    summary: 'Take back one’s own vote on a time',
    who: 'member',
    scope: 'lap-times',
    params: lapTimeAddress,
    answer: written,
    problems: [...NO_SUCH, 'lap-time-yours', 'lap-time-no-vote'],
  }),
  accept: endpoint({
    method: 'POST',
    path: `${PATH}/acceptance`,
    summary: 'Settle that a time is right, whatever was voted',
    who: 'moderator',
    params: lapTimeAddress,
    body: onSeenBody,
    answer: written,
    problems: NO_SUCH,
  }),
  hide: endpoint({
    method: 'POST',
    path: `${PATH}/hiding`,
    summary: 'Hide a time as suspect',
    who: 'moderator',
    params: lapTimeAddress,
    body: hideLapTimeBody,
    answer: written,
    problems: NO_SUCH,
  }),
  restore: endpoint({
    method: 'POST',
    path: `${PATH}/restoration`,
    summary: 'Take back what was settled of a time: its votes and figures decide again',
    who: 'moderator',
    params: lapTimeAddress,
    answer: written,
    problems: NO_SUCH,
  }),
  disputed: endpoint({
    method: 'GET',
    path: '/api/v1/disputed-times',
    summary: 'Times that are doubted by their figures, voted down, or hidden',
    who: 'guest-or-member',
    query: paging(100, 50).extend({
      kind: z.enum(['doubted', 'disputed', 'hidden']).default('disputed'),
      order: z.enum(['newest', 'oldest', 'most-votes']).default('newest'),
    }),
    answer: saidTimePage,
    views: ['said-times', 'cars', 'waiting'],
    problems: ['cursor-unreadable'],
  }),
  ofPerson: endpoint({
    method: 'GET',
    path: '/api/v1/users/:name/lap-times',
    summary: 'The times that a person said, the newest first, and how they fared',
    who: 'guest-or-member',
    params: z.object({ name: z.string().min(1).max(64) }),
    query: paging(100, 50),
    answer: personsTimes,
    views: ['said-times', 'trust', 'cars', 'waiting'],
    problems: ['user-unknown', 'cursor-unreadable'],
  }),
};
