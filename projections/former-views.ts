import type { ViewVersion } from '#read-store';

/**
 * Views of earlier releases that have other names now, each in the version in which it was last built. A name in this
 * list must never be used again: its view would be dropped at every start.
 */
export const formerViews: readonly ViewVersion[] = [
  { name: 'said-times', version: 1 },
  { name: 'honours', version: 1 },
  { name: 'waiting', version: 6 },
  { name: 'sweeps', version: 1 },
  { name: 'driving-changes', version: 2 },
  { name: 'cell-story', version: 3 },
  { name: 'site-texts', version: 1 },
  { name: 'recap-facts', version: 5 },
];
