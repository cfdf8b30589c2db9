import type { Page } from '@playwright/test';

declare global {
  var taken: string[] | undefined;
}

/** From the next address on, notes what of a page is hidden while something inside of it is awaited. */
export const noteWhatIsTakenAway = (page: Page) =>
  page.addInitScript(() => {
    const taken: string[] = [];
    globalThis.taken = taken;
    // How React hides what it has shown, and nobody else does.
    const isHidden = ({ style }: HTMLElement) => style.getPropertyPriority('display') === 'important';
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof HTMLElement && target.closest('main') && isHidden(target)) taken.push(target.className);
    }).observe(document, { subtree: true, attributeFilter: ['style'] });
  });

/** The classes of what was hidden. */
export const takenAway = (page: Page) => page.evaluate(() => globalThis.taken ?? []);
