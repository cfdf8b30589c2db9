import { pages } from '../../lib/paths.ts';

/** Where the packs are opened for cars that meet a requirement. */
export const packsFor = (criteria: string): string =>
  `${pages.packs}?${new URLSearchParams({ after: criteria }).toString()}`;
