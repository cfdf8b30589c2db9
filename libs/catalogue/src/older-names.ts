import { CATALOGUE } from './make-catalogue.ts';

/** Longer than any hash of today's catalogue: none is mistaken for one of these. */
const OF_VERSION = /^v(\d{1,3}(?:_\d{1,2})?)-[\w-]{20}$/;

/** The asset name of a version's catalogue: each version has its own, and none evicts another. */
export const nameOfVersion = (gameVersion: string): string => `${CATALOGUE}-${gameVersion}`;

/** The hash in the URL of a version's catalogue: it includes the version, which locates the file. */
export const hashInVersion = (gameVersion: string, hash: string): string => `v${gameVersion.replace('.', '_')}-${hash}`;

export const nameOfCatalogue = (hash: string): string => {
  const version = OF_VERSION.exec(hash)?.[1];
  return version === undefined ? CATALOGUE : nameOfVersion(version.replace('_', '.'));
};
