import { pages } from '../../lib/paths.ts';

export const packsFor = (criteria: string): string =>
  `${pages.packs}?${new URLSearchParams({ after: criteria }).toString()}`;
