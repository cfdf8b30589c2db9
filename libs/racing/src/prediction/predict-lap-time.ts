import type { CarStats } from '../car-stats.ts';
import type { LapTimeValue } from '../lap-time.ts';
import { parseTrackCode, type ParsedTrackCode } from '../track-code.ts';
import { findTrack } from '../tracks/track-table.ts';
import { parseTune, tunePoints } from '../tune.ts';
import { metresPerSecond } from '../units.ts';
import { cornerLap } from './corner-lap.ts';
import type { Estimate, Question } from './estimate.ts';
import { straightRun } from './straight-run.ts';
import { type Stages, tunedTopSpeedMph } from './tuned-car.ts';

/**
 * A predicted result: `low` and `high` are the least and most of nine in ten measured results of this kind of track,
 * all three in seconds, or as speeds on a test bowl; three DNFs where the car cannot finish. A guess, never an event:
 * it is shown as such and not stored.
 */
export type Prediction = { readonly value: LapTimeValue; readonly low: LapTimeValue; readonly high: LapTimeValue };

const DNF: LapTimeValue = { kind: 'dnf' };
const POINTS_A_STAGE = 3;

/**
 * Predicts a lap time from the stats of a car at stock. Straight lines are physics with a small correction, corners a
 * power law of handling, 0-60, weight, top speed and grip; both were fitted by the players on 48,830 measured times,
 * which they meet with a median error of 0.4 % and 3.1 % nine times out of ten. Undefined where the data support no
 * answer: 189 of the 569 track codes, straight lines on ground without measurements, an invalid tune or track code.
 */
export const predictLapTime = (car: CarStats, tune: string, trackCode: string): Prediction | undefined => {
  const known = parseTune(tune);
  const parsed = parseTrackCode(trackCode);
  if (!known || !parsed) return undefined;
  const stages = tunePoints(known).map((points) => points / POINTS_A_STAGE) as unknown as Stages;
  const estimate = parsed.track.halves ? halved(car, stages, parsed) : whole({ car, stages, ...parsed });
  if (estimate === 'dnf') return { value: DNF, low: DNF, high: DNF };
  return estimate && predictionOf(estimate, parsed, tunedTopSpeedMph(car, stages[0]));
};

/** A halved circuit takes the mean of its two full ones. */
const halved = (car: CarStats, stages: Stages, { track, condition }: ParsedTrackCode): Estimate | 'dnf' | undefined => {
  const base = findTrack(track.halves ?? '');
  const [first, second] = condition.parts.map((part) => {
    const variant = base?.variants.find((candidate) => candidate.condition === part);
    return base && variant && whole({ car, stages, track: base, variant });
  });
  if (!first || !second) return undefined;
  if (first === 'dnf' || second === 'dnf') return 'dnf';
  return { result: (first.result + second.result) / 2, margin: Math.max(first.margin, second.margin) };
};

/** A run to a speed that the tuned car does not have is never finished. */
const whole = (question: Question): Estimate | 'dnf' | undefined => {
  const { track, car, stages } = question;
  const estimate = straightRun(question) ?? cornerLap(question);
  const isOutOfReach = track.speedRun && Math.floor(tunedTopSpeedMph(car, stages[0])) <= track.speedRun.toMph;
  return estimate && isOutOfReach ? 'dnf' : estimate;
};

const predictionOf = ({ result, margin }: Estimate, { track }: ParsedTrackCode, topSpeedMph: number): Prediction => {
  const valueOf = (number: number): LapTimeValue =>
    track.unit === 'mph'
      ? { kind: 'speed', metresPerSecond: metresPerSecond(Math.floor(Math.min(number + 0.5, topSpeedMph))) }
      : { kind: 'time', seconds: Math.round(number * 100) / 100 };
  return { value: valueOf(result), low: valueOf(result * (1 - margin)), high: valueOf(result * (1 + margin)) };
};
