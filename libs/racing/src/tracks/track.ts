import type { ConditionCode, SurfaceShare } from '../conditions.ts';

/** A track code, `<circuit>_a<condition>`, of a circuit that is driven in that condition: "tRoad_a00". */
export type TrackCode = string & { readonly __brand: 'TrackCode' };

/** The demands of a circuit on a car, in the order of screens. */
export const trackKinds = ['drag', 'bump-drag', 'top-speed', 'twisty-short', 'twisty', 'bump-twisty', 'fast'] as const;
export type TrackKind = (typeof trackKinds)[number];

/** Circuits that belong together on the map. */
// prettier-ignore
export const trackAreas = [
  'dam', 'deals', 'dock', 'jp', 'mali', 'mi', 'moj', 'monaco', 'mt', 'nLoop', 'newYork', 'ocean', 'pal', 'ros', 'runway',
  'tokyo', 'val',
] as const;
export type TrackArea = (typeof trackAreas)[number];

/** A circuit in one condition. */
export type TrackVariant = {
  readonly condition: ConditionCode;
  readonly code: TrackCode;
  /** Factor of the points formula (points.ts). */
  readonly pointConstant: number;
  /** Simple surfaces with their percent, in driving order on a halved circuit; they sum to 100, give or take 1. */
  readonly shares: readonly SurfaceShare[];
  /** Result of an average car: seconds, or mph on a test bowl; undefined where not measured. */
  readonly reference?: number;
};

export type Track = {
  readonly id: string;
  /** English name; "(R)" means a rolling start. */
  readonly name: string;
  readonly kind: TrackKind;
  /** Place in lists by name, from 1. */
  readonly order: number;
  readonly area?: TrackArea;
  readonly rolling: boolean;
  /** The circuit that this one halves: half of it is driven in one condition and half in another. */
  readonly halves?: string;
  /** Unit of results: seconds, or miles per hour on a test bowl, where more is better. */
  readonly unit: 's' | 'mph';
  readonly clearancePenalty: 'none' | 'low' | 'low+mid';
  /** Climbing ability counts. */
  readonly hill: boolean;
  /** A run between two speeds, mph, and whether it ends at a stop. */
  readonly speedRun?: { readonly fromMph: number; readonly toMph: number; readonly thenStop: boolean };
  /** A run over a length, metres. */
  readonly metres?: number;
  /** Conditions it is driven in, in the order of `conditions`. */
  readonly conditions: readonly ConditionCode[];
  readonly variants: readonly TrackVariant[];
};
