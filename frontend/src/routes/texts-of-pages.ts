import type { laterPages } from './later-pages.ts';

/** The texts that a page asks for, to come beside it: the build fills them in. Without them they come as they are asked for. */
export const textsOfPages: Partial<Record<keyof typeof laterPages, readonly string[]>> = {};
