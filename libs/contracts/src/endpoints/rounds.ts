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

/** What is made of a round; calls are written out, for a built page keeps what is spread with all its schemas. */
export const rounds = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/challenges/:id/rounds',
    summary: 'How each round of a challenge is',
    who: 'guest-or-member',
    params: z.object({ id: challengeId }),
    answer: roundList,
    views: ['rounds', 'challenges', 'records', 'driving-changes'],
    problems: ROUND_UNKNOWN,
  }),
  one: endpoint({
    method: 'GET',
    path: ONE_ROUND,
    summary: 'A round: what it is, who has it, what waits for review, and your own draft',
    who: 'guest-or-member',
    params: oneRound,
    answer: roundAnswer,
    views: ['rounds', 'round-drafts', 'challenges', 'records', 'driving-changes', 'waiting'],
    problems: ROUND_UNKNOWN,
  }),
  history: endpoint({
    method: 'GET',
    path: `${ONE_ROUND}/history`,
    summary: 'What happened to a round, the newest first',
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
    summary: 'Have a round to yourself for half an hour, to fill it',
    problems: [...ROUND_CHANGED, 'round-locked', 'challenge-ended', 'round-locks-many', 'round-lock-idle'],
    feature: 'rounds',
  }),
  edit: endpoint({
    method: 'POST',
    ...byStaff,
    path: `${ONE_ROUND}/editing`,
    summary: 'Have a round to yourself, also one that is solved or has ended',
    problems: [...ROUND_CHANGED, 'round-locked', 'challenge-ended'],
  }),
  extend: endpoint({
    method: 'POST',
    ...byMember,
    path: `${ONE_ROUND}/lock/extension`,
    summary: 'Have a round for longer',
    problems: [...NOT_YOURS, 'round-lock-idle'],
  }),
  release: endpoint({
    method: 'POST',
    ...byMember,
    path: `${ONE_ROUND}/lock/release`,
    summary: 'Let others have it',
    problems: NOT_YOURS,
  }),
  free: endpoint({
    method: 'POST',
    ...byStaff,
    path: `${ONE_ROUND}/lock/removal`,
    summary: 'Free a round that somebody has',
    problems: NOT_YOURS,
  }),
  takeOver: endpoint({
    method: 'POST',
    ...byStaff,
    path: `${ONE_ROUND}/lock/takeover`,
    summary: 'Take a round from whoever has it',
    body: roundReasonBody,
    problems: NOT_YOURS,
  }),
  saveDraft: endpoint({
    method: 'POST',
    ...byMember,
    path: `${ONE_ROUND}/draft`,
    summary: 'Keep what you have filled in so far',
    body: contentBody,
    problems: [...ROUND_CHANGED, 'challenge-invalid', 'car-unknown'],
    feature: 'rounds',
  }),
  submit: endpoint({
    method: 'POST',
    ...byMember,
    path: `${ONE_ROUND}/submissions`,
    summary: 'Say what a round is; it waits for a moderator',
    body: contentBody,
    status: 201,
    problems: [...CONTENT, 'round-already-submitted'],
    feature: 'rounds',
  }),
  fill: endpoint({
    method: 'POST',
    ...byStaff,
    path: `${ONE_ROUND}/content`,
    summary: 'Say as a moderator what a round is',
    body: contentBody,
    problems: CONTENT,
  }),
  withdraw: endpoint({
    method: 'POST',
    ...ofOther,
    path: `${SUBMISSION}/withdrawal`,
    summary: 'Take back what you submitted',
    problems: [...OF_SUBMISSION, 'round-submission-not-yours'],
  }),
  vote: endpoint({
    method: 'POST',
    ...ofOther,
    path: `${SUBMISSION}/vote`,
    summary: 'Say that a submission of another is right, or what is wrong with it',
    body: voteOnRoundBody,
    problems: [...OF_SUBMISSION, 'round-submission-yours', 'round-vote-said'],
    feature: 'votes',
  }),
  withdrawVote: endpoint({
    method: 'POST',
    ...ofOther,
    path: `${SUBMISSION}/vote/withdrawal`,
    summary: 'Take back your vote on a submission',
    problems: [...OF_SUBMISSION, 'round-submission-yours', 'round-no-vote'],
  }),
  approve: endpoint({
    method: 'POST',
    ...decided,
    path: `${SUBMISSION}/approval`,
    summary: 'Say that a round is as submitted',
    body: declineRoundBody.pick({ seen: true }).meta({ id: 'ApproveRound' }),
  }),
  decline: endpoint({
    method: 'POST',
    ...decided,
    path: `${SUBMISSION}/refusal`,
    summary: 'Say that a round is not as submitted, and why',
    body: declineRoundBody,
  }),
  reopen: endpoint({
    method: 'POST',
    ...decided,
    path: `${SUBMISSION}/reopening`,
    summary: 'Undo what was decided of a submission',
  }),
  solve: endpoint({
    method: 'POST',
    ...byStaff,
    path: `${ONE_ROUND}/solution`,
    summary: 'Keep the best hand of a round; no cars: there is no hand',
    body: solveRoundBody,
    problems: HAND_REFUSED,
  }),
  resetSolutions: endpoint({
    method: 'POST',
    ...byStaff,
    path: `${ONE_ROUND}/solution/reset`,
    summary: 'Void the solutions of a round',
    body: roundReasonBody,
    problems: [...ROUND_CHANGED, 'round-empty', 'round-locked'],
  }),
  reset: endpoint({
    method: 'POST',
    ...byStaff,
    path: `${ONE_ROUND}/reset`,
    summary: 'Empty a round',
    body: roundReasonBody,
    problems: [...ROUND_CHANGED, 'round-empty', 'round-locked'],
  }),
  undoReset: endpoint({
    method: 'POST',
    ...byStaff,
    path: `${ONE_ROUND}/reset/undoing`,
    summary: 'Have a round as it was before it was reset',
    problems: ROUND_CHANGED,
  }),
};
