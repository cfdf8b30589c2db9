import { type LapTime, metresDriven } from './lap-time.ts';
import { findTrackVariant } from './tracks/track-table.ts';

/** One car's score against another; `uncertain` when a hundredth of the time could move it by a point. */
export type Points = { readonly points: number; readonly uncertain: boolean };

/** A won race gives at least this, whatever the gap; source: the players' notes of game version 32. */
export const MINIMUM_POINTS = 50;
/** Points for finishing against a car that does not. */
export const DNF_POINTS = 250;

const DRAW: Points = { points: 0, uncertain: false };

/**
 * Points of mine against theirs on a track: positive when mine wins, negative when it loses, 0 when equal. Of two DNFs
 * the one that came further wins the least points; without distances they are equal. Undefined when one of them is none
 * or one is a time and the other a speed. `minimum: false` leaves out the least points of a win, `factor` replaces the
 * track's factor. Sources: the players' notes, with their test vectors next to this file.
 */
export const points = (
  mine: LapTime,
  theirs: LapTime,
  trackCode: string,
  { minimum = true, factor = pointConstant(trackCode) }: { readonly minimum?: boolean; readonly factor?: number } = {},
): Points | undefined => {
  if (mine.kind === 'none' || theirs.kind === 'none') return undefined;
  if (mine.kind === 'dnf' && theirs.kind === 'dnf') {
    return signed(metresDriven(mine) - metresDriven(theirs), { points: MINIMUM_POINTS, uncertain: false });
  }
  if (mine.kind === 'dnf') return { points: -DNF_POINTS, uncertain: false };
  if (theirs.kind === 'dnf') return { points: DNF_POINTS, uncertain: false };
  const least = minimum ? MINIMUM_POINTS : 0;
  if (mine.kind === 'time' && theirs.kind === 'time') {
    const worth = timePoints(ratio(mine.seconds, theirs.seconds), factor, least);
    return signed(theirs.seconds - mine.seconds, worth);
  }
  if (mine.kind === 'speed' && theirs.kind === 'speed') {
    const worth = speedPoints(ratio(mine.metresPerSecond, theirs.metresPerSecond), trackCode, least);
    return signed(mine.metresPerSecond - theirs.metresPerSecond, worth);
  }
  return undefined;
};

const ratio = (a: number, b: number): number => Math.min(a, b) / Math.max(a, b);

const signed = (lead: number, worth: Points): Points => {
  if (lead === 0) return DRAW;
  return lead > 0 || worth.points === 0 ? worth : { ...worth, points: -worth.points };
};

/** F * (1 - winner / loser) - 0.09, rounded to a tenth, cut off. */
const timePoints = (winnerByLoser: number, factor: number, least: number): Points => {
  const raw = factor * (1 - winnerByLoser);
  // Less than half a tenth below zero rounds to -0, which is no sum of points.
  const exact = Math.floor(Math.round((raw - 0.09) * 10) / 10) + 0;
  if (exact < least) return { points: least, uncertain: false };
  const fraction = (Math.round(raw * 100) % 100) / 100;
  return { points: exact, uncertain: fraction < 0.13 || fraction > 0.87 };
};

/** Factor F of the points formula on this track code; 1000 when there is no such code. */
export const pointConstant = (trackCode: string): number => findTrackVariant(trackCode)?.variant.pointConstant ?? 1000;

/**
 * The factor that would explain so many points for a race of two times, a whole number; undefined where the least points
 * hide it, or the times are equal. Source: how the players' maintainers calibrate a circuit.
 */
export const impliedPointConstant = (racePoints: number, mine: number, theirs: number): number | undefined =>
  mine === theirs || Math.abs(racePoints) <= MINIMUM_POINTS
    ? undefined
    : Math.round(Math.abs(racePoints) / (1 - ratio(mine, theirs)));

// A curve that the players fitted to the game's results; three surfaces deviate a little from it.
const speedPoints = (lowerByHigher: number, trackCode: string, least: number): Points => {
  const percent = 100 * lowerByHigher;
  const curve = -363.1035 + (423_861_800 + 363.1035) / (1 + (percent / 0.00004795929) ** 0.9598014);
  return { points: Math.max(Math.round(curve) + bowlCorrection(trackCode), least), uncertain: true };
};

const bowlCorrection = (trackCode: string): number => {
  if (trackCode === 'testBowlr_a20') return 0;
  if (trackCode === 'testBowl_a10') return -3;
  return trackCode.startsWith('testBowlr_') ? -5 : 0;
};
