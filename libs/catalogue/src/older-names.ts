import { CATALOGUE } from './make-catalogue.ts';

/** Longer than a hash of today's catalogue ever is: none is taken for one of these. */
const OF_VERSION = /^v(\d{1,3}(?:_\d{1,2})?)-[\w-]{20}$/;

/** The name among the assets of a version's catalogue: each version has its own, and pushes out no other. */
export const nameOfVersion = (gameVersion: string): string => `${CATALOGUE}-${gameVersion}`;

/** The hash that a version's catalogue is asked by: it tells the version, for there is where the file is. */
export const hashInVersion = (gameVersion: string, hash: string): string => `v${gameVersion.replace('.', '_')}-${hash}`;

/** The name among the assets of the catalogue with this hash. */
export const nameOfCatalogue = (hash: string): string => {
  const version = OF_VERSION.exec(hash)?.[1];
  return version === undefined ? CATALOGUE : nameOfVersion(version.replace('_', '.'));
};
