import type { Page } from '@playwright/test';

declare global {
  var taken: string[] | undefined;
}

/** From the next page load on, records elements that React hides while something inside them is awaited. */
export const noteWhatIsTakenAway = (page: Page) =>
  page.addInitScript(() => {
    const taken: string[] = [];
    globalThis.taken = taken;
    // Only React hides shown elements this way.
    const isHidden = ({ style }: HTMLElement) => style.getPropertyPriority('display') === 'important';
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof HTMLElement && target.closest('main') && isHidden(target)) taken.push(target.className);
    }).observe(document, { subtree: true, attributeFilter: ['style'] });
  });

export const takenAway = (page: Page) => page.evaluate(() => globalThis.taken ?? []);
