import { parseTune, type Tune, tunePoints } from './tune.ts';

const STAGE_POINTS = 3;

/** The tune in points, 0 to 9 per part: "332" is "996". A text of only 0 to 3 would be read as stages. */
export const tuneInPoints = (tune: Tune): string => tunePoints(tune).join('');

/** The tune in full stages, 0 to 3 per part: "996" is "332"; undefined where a part is between two. */
export const tuneInStages = (tune: Tune): string | undefined => {
  const points = tunePoints(tune);
  return points.every((point) => point % STAGE_POINTS === 0)
    ? points.map((point) => point / STAGE_POINTS).join('')
    : undefined;
};

/** Points of a part as the game counts it: `major` 1 to 3, `minor` steps of it, 0 to 3. */
export const partPoints = (major: number, minor: number): number => (major - 1) * STAGE_POINTS + minor;

/** Fuses that a tune takes, 0 to 6: a part needs one before its fourth and one before its seventh point. */
export const tuneFuses = (tune: Tune): number =>
  tunePoints(tune)
    .map((points) => Math.max(0, Math.floor((points - 1) / STAGE_POINTS)))
    .reduce((total, fuses) => total + fuses, 0);

/** Fuses of a part as the game counts it: one at a full stage may be in already, which the points do not show. */
export const partFuses = (major: number, minor: number): number =>
  Math.floor((partPoints(major, minor) - 1) / STAGE_POINTS) + (minor === 0 ? 1 : 0);

/** A tune of another game version, as old notes mark it: "v2a" and then, perhaps, the tune. */
export type OldTune = { readonly tune: Tune | undefined; readonly versionMark: string | undefined };

/**
 * Reads a tune of older collections: "Other987" is 987, "Other" alone has no tune, "v2a332" a tune of the version
 * marked 2a (game-version.ts).
 */
export const parseOldTune = (text: string): OldTune => {
  const { mark, rest = '' } = /^(?:Other|v(?<mark>\w\w))?(?<rest>.*)$/.exec(text)?.groups ?? {};
  return { tune: parseTune(rest), versionMark: mark };
};
