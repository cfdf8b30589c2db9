import type { laterPages } from './later-pages.ts';

/** How a route loads a page that is not in the first load. */
export const laterPageOf = (name: keyof typeof laterPages) => async () => ({
  Component: await (await import('./later-pages.ts')).laterPages[name](),
});
