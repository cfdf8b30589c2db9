import type { CarClass } from './car-class.ts';
import { parseTune, type Tune, tuneUpgrades } from './tune.ts';

const full = ['332', '323', '233'] as string[] as Tune[];
const MAX_UPGRADES = 24;

/** Options for an opponent's car, apart from a free tune. Source: the players' notes. */
export const opponentTunes = ['332', '323', '233', '222', '111', '000'] as string[] as Tune[];

/** The 22 other tunes with at least one stage in every part. */
// prettier-ignore
export const extraTunes = [
  '112', '113', '121', '122', '123', '131', '132', '133', '211', '212', '213',
  '221', '222', '223', '231', '232', '311', '312', '313', '321', '322', '331',
] as string[] as Tune[];

/** Whether the extra tunes are worth offering: for classes S, A and B. */
export const hasExtraTunes = (carClass: CarClass): boolean => ['S', 'A', 'B'].includes(carClass);

/**
 * Whether a text fits the field for a free tune: three digits that are a tune, and not 332, 323, 233 or 000, which have
 * their own buttons in any notation. Three letters A to C, which the game's players could also type, had a meaning only
 * to an unknown server.
 */
export const isFreeTune = (text: string): boolean => {
  const tune = parseTune(text);
  return tune !== undefined && !full.includes(tune) && tune !== '000';
};

/** Which users may bring a car with this tune from a garage into a round. */
export type GarageUse = 'everyone' | 'patrons' | 'nobody';

/** A stage everywhere is common among cars of this rating and above. */
const STAGE_EVERYWHERE_FROM_RQ = 65;

/**
 * Full tunes: everyone; 111 from RQ 65 too; parts at stock or other full sums: no one; the rest: patrons of tier 1 and
 * 2.
 */
export const garageUse = (tune: Tune, rq: number): GarageUse => {
  if (full.includes(tune) || (tune === '111' && rq >= STAGE_EVERYWHERE_FROM_RQ)) return 'everyone';
  if (tune.includes('0') || tuneUpgrades(tune) >= MAX_UPGRADES) return 'nobody';
  return 'patrons';
};
