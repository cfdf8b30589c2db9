import type { Track, TrackVariant } from '../tracks/track.ts';

/** Kinds of ground in the fits; all mixes are loose. */
export type Ground = 'dry' | 'wet' | 'loose';

export const groundOf = ({ condition }: TrackVariant): Ground => {
  if (condition === '00') return 'dry';
  return condition === '01' ? 'wet' : 'loose';
};

/** Kinds of predictions: a lap with corners, a length, a run to a speed, a test bowl; the first two on a hill. */
type Kind = 'corners' | 'hillyCorners' | 'miles' | 'hill' | 'mph' | 'speedAfter' | 'carriedOver';

/**
 * Deviation of nine in ten, as a share of the result: the greater of the players' result with entire cars held out and
 * ours on a sample of 10,070 measured results, which the fit has seen. On hills a stat counts that no catalogue has;
 * near a car's top speed a rounded stat moves a run a lot.
 */
// prettier-ignore
const margins: Readonly<Record<Kind, Readonly<Record<Ground, number>>>> = {
  corners:      { dry: 0.0075, wet: 0.0155, loose: 0.03 },
  hillyCorners: { dry: 0.0145, wet: 0.0165, loose: 0.025 },
  carriedOver:  { dry: 0.046,  wet: 0.046,  loose: 0.046 },
  miles:        { dry: 0.02,   wet: 0.04,   loose: 0.077 },
  hill:         { dry: 0.165,  wet: 0.165,  loose: 0.21 },
  mph:          { dry: 0.11,   wet: 0.105,  loose: 0.22 },
  speedAfter:   { dry: 0.032,  wet: 0.028,  loose: 0.097 },
};

/** The share of a lap with corners by which its prediction may deviate. */
export const cornerMargin = ({ hill }: Track, variant: TrackVariant, carriedOver: boolean): number => {
  const kind = hill ? 'hillyCorners' : 'corners';
  return margins[carriedOver ? 'carriedOver' : kind][groundOf(variant)];
};

/** The share of a straight line's result by which its prediction may deviate. */
export const straightMargin = (by: 'miles' | 'mph' | 'speedAfter', { hill }: Track, variant: TrackVariant): number =>
  margins[hill ? 'hill' : by][groundOf(variant)];
