import type { Clearance } from './car-stats.ts';
import { isPenalised } from './clearance.ts';
import { brakingSeconds, hra, hraTo170, mra } from './mra.ts';
import { findTrackVariant } from './tracks/track-table.ts';

/** A small number in a cell's corner, calculated from its time and others of the same car and tune. */
export type CellFigure = { readonly kind: 'mra' | 'hra' | 'braking'; readonly value: number };

/** Seconds of the same car and tune on another track; undefined where not measured or not finished. */
export type SecondsOn = (trackCode: string) => number | undefined;

type Formula = (shorter: number, longer: number) => number | undefined;
const braking: Formula = (without, withStop) => brakingSeconds(withStop, without);

const figures: Readonly<Record<string, readonly [CellFigure['kind'], other: string, Formula]>> = {
  drag150_a00: ['hra', 'drag100_a00', hra],
  drag170_a00: ['hra', 'drag150_a00', hraTo170],
  drag100b_a00: ['braking', 'drag100_a00', braking],
  drag100b_a01: ['braking', 'drag100_a01', braking],
  drag100b_a10: ['braking', 'drag100_a10', braking],
  drag150b_a00: ['braking', 'drag150_a00', braking],
};

/** The number for a cell; undefined on all other tracks, and while a time is missing. `seconds0to60` is the tuned one. */
export const cellFigure = (
  trackCode: string,
  secondsOn: SecondsOn,
  seconds0to60: number | undefined,
): CellFigure | undefined => {
  const here = secondsOn(trackCode);
  const [kind, other, formula] = figures[trackCode] ?? (['mra', '', mra] as const);
  const shorter = other ? secondsOn(other) : trackCode === 'drag100_a00' ? seconds0to60 : undefined;
  const value = here !== undefined && shorter !== undefined ? formula(shorter, here) : undefined;
  return value === undefined ? undefined : { kind, value };
};

/** Whether a clearance loses time on a track; false when there is no such track code. */
export const losesByClearance = (clearance: Clearance, trackCode: string): boolean =>
  isPenalised(clearance, findTrackVariant(trackCode)?.track.clearancePenalty ?? 'none');
