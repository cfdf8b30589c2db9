import { written } from '../written.ts';
import { oneRound, oneSubmission } from './one-round.ts';
import { OF_SUBMISSION } from './round-problems.ts';

export const byMember = { who: 'member', params: oneRound, answer: written } as const;
export const byStaff = { who: 'moderator', params: oneRound, answer: written } as const;
export const ofOther = { who: 'member', params: oneSubmission, answer: written } as const;
export const decided = { who: 'moderator', params: oneSubmission, answer: written, problems: OF_SUBMISSION } as const;
