import { loadLazyTexts } from '../lib/i18n/i18n.ts';
import type { lazyPages } from './lazy-pages.ts';

type Name = keyof typeof lazyPages;

/** Loads a page that is not in the first load, with its texts. */
export const lazyPage = (name: Name) => async () => {
  const { lazyPages } = await import('./lazy-pages.ts');
  const [Component] = await Promise.all([lazyPages[name](), textsOf(name)]);
  return { Component };
};

const textsOf = async (name: Name) => loadLazyTexts((await import('./texts-of-pages.ts')).textsOfPages[name]);
