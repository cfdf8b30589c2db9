import type { OfRound } from '../../../features/rounds/use-rounds.ts';

export const roundPath = ({ challengeId, round }: OfRound): string =>
  `/challenges/${encodeURIComponent(challengeId)}/${round}`;
