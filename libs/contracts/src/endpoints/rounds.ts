import { z } from 'zod';
import { challengeId } from '../challenges.ts';
import { endpoint } from '../endpoint.ts';
import {
  contentBody,
  declineRoundBody,
  roundAnswer,
  roundHistory,
  roundList,
  roundReasonBody,
  solveRoundBody,
  voteOnRoundBody,
} from '../rounds.ts';
import { written } from '../written.ts';
import { HAND_REFUSED, ONE_ROUND, oneRound, oneSubmission, ROUND_CHANGED, ROUND_UNKNOWN } from './one-round.ts';

const NOT_YOURS = [...ROUND_CHANGED, 'round-not-yours', 'round-lock-ran-out', 'round-not-locked'] as const;
const CONTENT = [...NOT_YOURS, 'challenge-invalid', 'car-unknown', 'round-incomplete'] as const;
const OF_SUBMISSION = [...ROUND_CHANGED, 'round-submission-unknown'] as const;

const SUBMISSION = `${ONE_ROUND}/submissions/:submissionId` as const;
const byMember = { who: 'member', params: oneRound, answer: written } as const;
const byStaff = { who: 'moderator', params: oneRound, answer: written } as const;
const ofOther = { who: 'member', params: oneSubmission, answer: written } as const;
const decided = { who: 'moderator', params: oneSubmission, answer: written, problems: OF_SUBMISSION } as const;

/** Endpoints of rounds; calls are written out, because in a built page spread ones keep all their schemas. */
export const rounds = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/challenges/:id/rounds',
    summary: 'List the rounds of a challenge with their status',
    who: 'guest-or-member',
    params: z.object({ id: challengeId }),
    answer: roundList,
    views: ['rounds', 'challenges', 'records', 'race-stat-changes'],
    problems: ROUND_UNKNOWN,
  }),
  one: endpoint({
    method: 'GET',
    path: ONE_ROUND,
    summary: 'Get a round: content, lock, submissions in review and your own draft',
    who: 'guest-or-member',
    params: oneRound,
    answer: roundAnswer,
    views: ['rounds', 'round-drafts', 'challenges', 'records', 'race-stat-changes', 'review-queue'],
    problems: ROUND_UNKNOWN,
  }),
  history: endpoint({
    method: 'GET',
    path: `${ONE_ROUND}/history`,
    summary: 'Get the history of a round, newest first',
    who: 'member',
    params: oneRound,
    answer: roundHistory,
    views: ['round-history', 'challenges'],
    problems: ROUND_UNKNOWN,
  }),
  lock: endpoint({
    method: 'POST',
    ...byMember,
    path: `${ONE_ROUND}/lock`,
    summary: 'Lock a round for yourself for 30 minutes, to fill it',
    problems: [...ROUND_CHANGED, 'round-locked', 'challenge-ended', 'round-locks-many', 'round-lock-idle'],
    feature: 'rounds',
  }),
  edit: endpoint({
    method: 'POST',
    ...byStaff,
    path: `${ONE_ROUND}/editing`,
    summary: 'Lock a round for editing, even if it is solved or has ended',
    problems: [...ROUND_CHANGED, 'round-locked', 'challenge-ended'],
  }),
  extend: endpoint({
    method: 'POST',
    ...byMember,
    path: `${ONE_ROUND}/lock/extension`,
    summary: 'Extend your lock on a round',
    problems: [...NOT_YOURS, 'round-lock-idle'],
  }),
  release: endpoint({
    method: 'POST',
    ...byMember,
    path: `${ONE_ROUND}/lock/release`,
    summary: 'Release your lock on a round',
    problems: NOT_YOURS,
  }),
  free: endpoint({
    method: 'POST',
    ...byStaff,
    path: `${ONE_ROUND}/lock/removal`,
    summary: 'Remove another user’s lock from a round',
    problems: NOT_YOURS,
  }),
  takeOver: endpoint({
    method: 'POST',
    ...byStaff,
    path: `${ONE_ROUND}/lock/takeover`,
    summary: 'Take over the lock on a round from another user',
    body: roundReasonBody,
    problems: NOT_YOURS,
  }),
  saveDraft: endpoint({
    method: 'POST',
    ...byMember,
    path: `${ONE_ROUND}/draft`,
    summary: 'Save your draft of a round',
    body: contentBody,
    problems: [...ROUND_CHANGED, 'challenge-invalid', 'car-unknown'],
    feature: 'rounds',
  }),
  submit: endpoint({
    method: 'POST',
    ...byMember,
    path: `${ONE_ROUND}/submissions`,
    summary: 'Submit the content of a round for review',
    body: contentBody,
    status: 201,
    problems: [...CONTENT, 'round-already-submitted'],
    feature: 'rounds',
  }),
  fill: endpoint({
    method: 'POST',
    ...byStaff,
    path: `${ONE_ROUND}/content`,
    summary: 'Set the content of a round as a moderator',
    body: contentBody,
    problems: CONTENT,
  }),
  withdraw: endpoint({
    method: 'POST',
    ...ofOther,
    path: `${SUBMISSION}/withdrawal`,
    summary: 'Withdraw your submission',
    problems: [...OF_SUBMISSION, 'round-submission-not-yours'],
  }),
  vote: endpoint({
    method: 'POST',
    ...ofOther,
    path: `${SUBMISSION}/vote`,
    summary: 'Vote for another user’s submission, or against it with a reason',
    body: voteOnRoundBody,
    problems: [...OF_SUBMISSION, 'round-submission-yours', 'round-vote-said'],
    feature: 'votes',
  }),
  withdrawVote: endpoint({
    method: 'POST',
    ...ofOther,
    path: `${SUBMISSION}/vote/withdrawal`,
    summary: 'Withdraw your vote on a submission',
    problems: [...OF_SUBMISSION, 'round-submission-yours', 'round-no-vote'],
  }),
  approve: endpoint({
    method: 'POST',
    ...decided,
    path: `${SUBMISSION}/approval`,
    summary: 'Approve a submission of a round',
    body: declineRoundBody.pick({ seen: true }).meta({ id: 'ApproveRound' }),
  }),
  decline: endpoint({
    method: 'POST',
    ...decided,
    path: `${SUBMISSION}/refusal`,
    summary: 'Decline a submission of a round, with a reason',
    body: declineRoundBody,
  }),
  reopen: endpoint({
    method: 'POST',
    ...decided,
    path: `${SUBMISSION}/reopening`,
    summary: 'Undo the decision on a submission',
  }),
  solve: endpoint({
    method: 'POST',
    ...byStaff,
    path: `${ONE_ROUND}/solution`,
    summary: 'Save the best hand of a round; no cars means that no hand wins',
    body: solveRoundBody,
    problems: HAND_REFUSED,
  }),
  resetSolutions: endpoint({
    method: 'POST',
    ...byStaff,
    path: `${ONE_ROUND}/solution/reset`,
    summary: 'Reset the solutions of a round',
    body: roundReasonBody,
    problems: [...ROUND_CHANGED, 'round-empty', 'round-locked'],
  }),
  reset: endpoint({
    method: 'POST',
    ...byStaff,
    path: `${ONE_ROUND}/reset`,
    summary: 'Reset a round to empty',
    body: roundReasonBody,
    problems: [...ROUND_CHANGED, 'round-empty', 'round-locked'],
  }),
  undoReset: endpoint({
    method: 'POST',
    ...byStaff,
    path: `${ONE_ROUND}/reset/undoing`,
    summary: 'Undo the reset of a round',
    problems: ROUND_CHANGED,
  }),
};
