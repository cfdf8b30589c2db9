import { copyTune, type GarageCopy } from '#racing';

/** The tune as players write it, or the points where parts are between two stages. */
export const tuneText = (copy: Pick<GarageCopy, 'points'>): string => copyTune(copy) ?? copy.points;
