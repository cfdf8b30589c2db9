import type { toolPages } from './tool-pages.ts';

/** How a route loads the page of a tool. */
export const toolPageOf = (name: keyof typeof toolPages) => async () => ({
  Component: await (await import('./tool-pages.ts')).toolPages[name](),
});
