import type { Assets, AssetVersion } from '#read-store';
import { CATALOGUE } from './make-catalogue.ts';
import { nameOfVersion } from './older-names.ts';

export type OlderCatalogues = {
  /** The version's catalogue, as of the events in today's. Rejects with what `make` rejects with. */
  of(gameVersion: string): Promise<AssetVersion>;
};

/**
 * Caches what `make` has put among the assets until a newer catalogue shows that a car has changed since. Parallel
 * requests share one run; two versions are made one after the other.
 */
export const olderCatalogues = (
  assets: Pick<Assets, 'newest'>,
  make: (gameVersion: string) => Promise<AssetVersion>,
): OlderCatalogues => {
  const underWay = new Map<string, Promise<AssetVersion>>();
  let before: Promise<unknown> = Promise.resolve();

  const keptOrMade = async (gameVersion: string): Promise<AssetVersion> => {
    const today = await assets.newest(CATALOGUE);
    const kept = await assets.newest(nameOfVersion(gameVersion));
    return kept && kept.position >= (today?.position ?? 0) ? kept : inTurn(() => make(gameVersion));
  };
  const inTurn = (work: () => Promise<AssetVersion>): Promise<AssetVersion> => {
    const turn = before.then(work);
    before = turn.catch(() => undefined);
    return turn;
  };
  return {
    of: (gameVersion) => {
      const asked = underWay.get(gameVersion) ?? keptOrMade(gameVersion).finally(() => underWay.delete(gameVersion));
      underWay.set(gameVersion, asked);
      return asked;
    },
  };
};
