import type { Clearance } from './car-stats.ts';
import type { Track } from './tracks/track.ts';

const penalised: Record<Track['clearancePenalty'], readonly Clearance[]> = {
  none: [],
  low: ['Low'],
  'low+mid': ['Low', 'Mid'],
};

/**
 * Whether a clearance loses time on a circuit with this penalty: Low on city streets and speed bumps (13 % on streets,
 * 45 % on the half kilometre of bumps), Low and Mid on motocross and desert rally. Source: the players' notes.
 */
export const isPenalised = (clearance: Clearance, penalty: Track['clearancePenalty']): boolean =>
  penalised[penalty].includes(clearance);
