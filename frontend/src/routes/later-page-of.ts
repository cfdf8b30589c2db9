import { laterTexts } from '../lib/i18n/i18n.ts';
import type { laterPages } from './later-pages.ts';

/** How a route loads a page that is not in the first load. */
export const laterPageOf = (name: keyof typeof laterPages) => async () => {
  const [Component] = await Promise.all([pageOf(name), laterTexts()]);
  return { Component };
};

const pageOf = async (name: keyof typeof laterPages) => (await import('./later-pages.ts')).laterPages[name]();
