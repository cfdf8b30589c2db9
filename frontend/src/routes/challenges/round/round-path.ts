import type { OfRound } from '../../../features/rounds/use-rounds.ts';

/** The address of a round. */
export const roundPath = ({ challengeId, round }: OfRound): string =>
  `/challenges/${encodeURIComponent(challengeId)}/${round}`;
