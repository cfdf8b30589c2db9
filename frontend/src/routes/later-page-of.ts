import { laterTexts } from '../lib/i18n/i18n.ts';
import type { laterPages } from './later-pages.ts';

type Name = keyof typeof laterPages;

/** Loads a page that is not in the first load, with its texts. */
export const laterPageOf = (name: Name) => async () => {
  const { laterPages } = await import('./later-pages.ts');
  const [Component] = await Promise.all([laterPages[name](), textsOf(name)]);
  return { Component };
};

const textsOf = async (name: Name) => laterTexts((await import('./texts-of-pages.ts')).textsOfPages[name]);
