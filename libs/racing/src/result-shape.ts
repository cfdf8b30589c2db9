import type { Track } from './tracks/track.ts';

/** How a result follows each figure of a car: exponents, then what three stages of a part and low clearance do, as ln. */
export type ResultShape = {
  readonly handling: number;
  readonly acceleration: number;
  readonly topSpeed: number;
  readonly weight: number;
  readonly grip: number;
  readonly engine: number;
  readonly lightness: number;
  readonly chassis: number;
  readonly clearance: number;
};

// Least squares over 10,000 measured times, rounded.
// prettier-ignore
const shapes = {
  corners:  { handling: -0.3, acceleration:  0.1,  topSpeed: -0.02, weight: 0.01, grip: -0.98, engine: -0.025, lightness: -0.02, chassis: -0.02, clearance: 0.13 },
  distance: { handling:  0,   acceleration:  0.28, topSpeed: -0.12, weight: 0,    grip: -0.9,  engine: -0.05,  lightness: -0.02, chassis:  0,    clearance: 0.38 },
  speedRun: { handling:  0,   acceleration:  0.97, topSpeed: -0.7,  weight: 0,    grip: -1.1,  engine: -0.07,  lightness: -0.13, chassis:  0,    clearance: 0 },
  bowl:     { handling:  0,   acceleration: -0.05, topSpeed:  0.75, weight: 0,    grip:  0.3,  engine:  0.05,  lightness:  0.02, chassis:  0,    clearance: 0 },
} satisfies Record<string, ResultShape>;

/** The shape of results on a circuit: corners, a length, a run to a speed, or a test bowl. */
export const shapeOf = ({ kind, speedRun }: Track): ResultShape => {
  if (kind === 'top-speed') return shapes.bowl;
  if (speedRun) return shapes.speedRun;
  return kind === 'drag' || kind === 'bump-drag' ? shapes.distance : shapes.corners;
};
