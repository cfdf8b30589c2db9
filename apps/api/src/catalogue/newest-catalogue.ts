import { CATALOGUE } from '#catalogue';
import type { AssetVersion, ReadStore } from '#read-store';
import { Refused } from '../http/refused.ts';

const RETRY_AFTER = 1;

/** The newest catalogue. Refused: `view-behind` in the first seconds of an installation, before there is one. */
export const newestCatalogue = async (assets: ReadStore['assets']): Promise<AssetVersion> => {
  const newest = await assets.newest(CATALOGUE);
  if (!newest) throw new Refused('view-behind', { view: CATALOGUE }, RETRY_AFTER);
  return newest;
};
