import { z } from 'zod';
import { lapTimeAddress } from '../cell.ts';
import { endpoint } from '../endpoint.ts';
import { evidenceBody, hideLapTimeBody, personsTimes, lapTimeSubmissionPage, voteBody } from '../lap-time-trust.ts';
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
    summary: 'Attach an uploaded screenshot to your own lap time, replacing any earlier one',
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
    summary: 'Remove the screenshot from your own lap time',
    who: 'member',
    scope: 'lap-times',
    params: lapTimeAddress,
    answer: written,
    problems: [...NO_SUCH, 'lap-time-not-yours', 'lap-time-no-evidence'],
  }),
  dropEvidence: endpoint({
    method: 'POST',
    path: `${PATH}/evidence/removal`,
    summary: 'Remove the screenshot from another user’s lap time',
    who: 'moderator',
    params: lapTimeAddress,
    answer: written,
    problems: [...NO_SUCH, 'lap-time-not-yours', 'lap-time-no-evidence'],
  }),
  vote: endpoint({
    method: 'POST',
    path: `${PATH}/vote`,
    summary: 'Vote for another user’s lap time, or against it with a reason',
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
    summary: 'Withdraw your vote on a lap time',
    who: 'member',
    scope: 'lap-times',
    params: lapTimeAddress,
    answer: written,
    problems: [...NO_SUCH, 'lap-time-yours', 'lap-time-no-vote'],
  }),
  accept: endpoint({
    method: 'POST',
    path: `${PATH}/acceptance`,
    summary: 'Confirm a lap time, regardless of votes',
    who: 'moderator',
    params: lapTimeAddress,
    body: onSeenBody,
    answer: written,
    problems: NO_SUCH,
  }),
  hide: endpoint({
    method: 'POST',
    path: `${PATH}/hide`,
    formerly: `${PATH}/hiding`,
    summary: 'Hide a suspect lap time',
    who: 'moderator',
    params: lapTimeAddress,
    body: hideLapTimeBody,
    answer: written,
    problems: NO_SUCH,
  }),
  restore: endpoint({
    method: 'POST',
    path: `${PATH}/restore`,
    formerly: `${PATH}/restoration`,
    summary: 'Undo the ruling on a lap time, so that votes and plausibility decide again',
    who: 'moderator',
    params: lapTimeAddress,
    answer: written,
    problems: NO_SUCH,
  }),
  disputed: endpoint({
    method: 'GET',
    path: '/api/v1/disputed-times',
    summary: 'List lap times that are implausible, downvoted or hidden',
    who: 'guest-or-member',
    query: paging(100, 50).extend({
      kind: z.enum(['doubted', 'disputed', 'hidden']).default('disputed'),
      order: z.enum(['newest', 'oldest', 'most-votes']).default('newest'),
    }),
    answer: lapTimeSubmissionPage,
    views: ['lap-time-submissions', 'cars', 'review-queue'],
    problems: ['cursor-unreadable'],
  }),
  ofPerson: endpoint({
    method: 'GET',
    path: '/api/v1/users/:name/lap-times',
    summary: 'List the lap times a user submitted, newest first, with their status',
    who: 'guest-or-member',
    params: z.object({ name: z.string().min(1).max(64) }),
    query: paging(100, 50),
    answer: personsTimes,
    views: ['lap-time-submissions', 'trust', 'cars', 'review-queue'],
    problems: ['user-unknown', 'cursor-unreadable'],
  }),
};
