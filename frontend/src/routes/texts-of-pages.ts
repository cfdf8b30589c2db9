import type { lazyPages } from './lazy-pages.ts';

/** The texts of each page, to be loaded with it: the build fills them in. Without them they load on request. */
export const textsOfPages: Partial<Record<keyof typeof lazyPages, readonly string[]>> = {};
