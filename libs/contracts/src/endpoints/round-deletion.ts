import { endpoint } from '../endpoint.ts';
import { roundReasonBody } from '../rounds.ts';
import { written } from '../written.ts';
import { ONE_ROUND, oneRound, ROUND_CHANGED } from './one-round.ts';

const byStaff = { who: 'moderator', params: oneRound, answer: written } as const;

/** What moderators do about invalid rounds. */
export const roundDeletion = {
  remove: endpoint({
    method: 'POST',
    ...byStaff,
    path: `${ONE_ROUND}/deletion`,
    summary: 'Delete a round from its challenge; it can be restored completely',
    body: roundReasonBody,
    problems: [...ROUND_CHANGED, 'round-locked', 'round-in-review'],
  }),
  restore: endpoint({
    method: 'POST',
    ...byStaff,
    path: `${ONE_ROUND}/restore`,
    formerly: `${ONE_ROUND}/restoring`,
    summary: 'Restore a deleted round',
    problems: ROUND_CHANGED,
  }),
};
