import { ROUND_CHANGED } from './one-round.ts';

export const NOT_YOURS = [...ROUND_CHANGED, 'round-not-yours', 'round-lock-ran-out', 'round-not-locked'] as const;
export const CONTENT = [...NOT_YOURS, 'challenge-invalid', 'car-unknown', 'round-incomplete'] as const;
export const OF_SUBMISSION = [...ROUND_CHANGED, 'round-submission-unknown'] as const;
