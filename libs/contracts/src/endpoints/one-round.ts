import { z } from 'zod';
import { CHALLENGE_ROUNDS_MAX } from '../challenge.enums.ts';
import { challengeId } from '../challenges.ts';
import { handFaults } from '../round-faults.ts';

/** The address of a round, counted from 1. */
export const ONE_ROUND = '/api/v1/challenges/:id/rounds/:round';
export const SUBMISSION = `${ONE_ROUND}/submissions/:submissionId` as const;
export const oneRound = z.object({
  id: challengeId,
  round: z.coerce.number<number | string>().int().min(1).max(CHALLENGE_ROUNDS_MAX),
});
export const oneSubmission = oneRound.extend({ submissionId: z.uuid() });

/** There is no such round for the caller. */
export const ROUND_UNKNOWN = ['challenge-unknown', 'challenge-unavailable', 'round-unknown'] as const;
/** What may have happened to a round before a command about it runs. */
export const ROUND_CHANGED = [...ROUND_UNKNOWN, 'round-deleted'] as const;
/** Why a hand may not be saved as the best of a round. */
export const HAND_REFUSED = [...ROUND_CHANGED, 'round-empty', 'round-locked', ...handFaults, 'car-unknown'] as const;
