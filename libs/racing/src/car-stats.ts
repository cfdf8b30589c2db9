/** Tyres, softest road use first; screens use these words as keys. */
export const tyres = ['Off-road', 'All-surface', 'Standard', 'Performance', 'Slick'] as const;
export type Tyre = (typeof tyres)[number];

export type Drive = 'FWD' | 'RWD' | '4WD';
export type Clearance = 'Low' | 'Mid' | 'High';
export type BrakeClass = 'A' | 'B' | 'C';

/**
 * The racing stats of a car, at stock tune. `acceleration0to60s` is null for a car that never reaches 60 mph, `mra`
 * (mra.ts) and `brake` where they are unknown.
 */
export type CarStats = {
  readonly topSpeedMph: number;
  readonly acceleration0to60s: number | null;
  readonly handling: number;
  readonly tyre: Tyre;
  readonly drive: Drive;
  readonly clearance: Clearance;
  readonly weightKg: number;
  readonly mra: number | null;
  readonly brake: BrakeClass | null;
  readonly tcs: boolean;
};
