import { parseTune, type Tune } from '../tune.ts';

/**
 * A car that a user owns; they may own several of the same car. `points`: of engine, weight and chassis, 0 to 9 each
 * ("996"). `since`: the hour in which it came, ISO 8601 in UTC ("2026-03-01T18"), null where unknown.
 */
export type GarageCopy = {
  readonly copyId: string;
  readonly carId: string;
  readonly points: string;
  readonly since: string | null;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  readonly locked: boolean;
};

const MADE_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const OLD_ID = /^[0-9a-z]{1,16}$/;

/** A generated id: new copies and groups have no other. */
export const isMadeId = (text: string): boolean => MADE_ID.test(text);

/** An id of a copy or group; some old ones have another form. */
export const isCopyId = (text: string): boolean => isMadeId(text) || OLD_ID.test(text);

/** Copies that an import may bring, and a user may own: five times the largest garages in the players' notes. */
export const GARAGE_COPIES_MAX = 6_000;

const STAGE_POINTS = 3;
/** A full car has 24 of the 27 points. */
export const FULL_POINTS = 24;

const digitsOf = (points: string): readonly number[] => Array.from(points, Number);

/** Upgrades bought, 0 to 24. */
export const copyUpgrades = ({ points }: Pick<GarageCopy, 'points'>): number =>
  digitsOf(points).reduce((sum, digit) => sum + digit, 0);

/** Fuses that it took, 0 to 6: a part needs one before its fourth and one before its seventh point. */
export const copyFuses = ({ points }: Pick<GarageCopy, 'points'>): number =>
  digitsOf(points)
    .map((digit) => Math.max(0, Math.floor((digit - 1) / STAGE_POINTS)))
    .reduce((sum, fuses) => sum + fuses, 0);

/** Its tune; undefined for one to three points in parts that make no full stage: no one has times of such a car. */
export const copyTune = ({ points }: Pick<GarageCopy, 'points'>): Tune | undefined => {
  const digits = digitsOf(points);
  const whole = digits.every((digit) => digit % STAGE_POINTS === 0);
  if (whole) return parseTune(digits.map((digit) => digit / STAGE_POINTS).join(''));
  return digits.some((digit) => digit > STAGE_POINTS) ? parseTune(points) : undefined;
};

/** Whether three digits are points that a car can have. */
export const isPoints = (text: string): boolean =>
  /^\d{3}$/.test(text) && digitsOf(text).reduce((sum, digit) => sum + digit, 0) <= FULL_POINTS;

/** Number of races of a copy. */
export const copyRaces = ({ won, lost, drawn }: Pick<GarageCopy, 'won' | 'lost' | 'drawn'>): number =>
  won + lost + drawn;

/** The share of its races that it won, 0 to 1; undefined before the first. */
export const copyWinRate = (copy: Pick<GarageCopy, 'won' | 'lost' | 'drawn'>): number | undefined =>
  copyRaces(copy) === 0 ? undefined : copy.won / copyRaces(copy);

/** Whether a copy may drive a tune as it is: each part has the points of the tune, or more. */
export const copyReaches = (copy: Pick<GarageCopy, 'points'>, tunePoints: readonly number[]): boolean => {
  const digits = digitsOf(copy.points);
  return tunePoints.every((needed, part) => (digits[part] ?? 0) >= needed);
};
