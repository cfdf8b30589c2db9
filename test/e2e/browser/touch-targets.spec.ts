import type { Page } from '@playwright/test';
import { cells, deckOn, emptyCell, expect, test } from './journey.ts';
import type { Site } from './journey.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const SMALLEST = 44;

/** Buttons, choices and links outside of running text, fully on screen, that are too small for a finger. */
const tooSmall = (page: Page, part: string) =>
  page.locator(part).evaluate((root, smallest) => {
    const found = [...root.querySelectorAll<HTMLElement>('button, a[href], label:has([type=radio])')];
    return found.flatMap((one) => {
      const { width, height, left, right, top, bottom } = one.getBoundingClientRect();
      const isSeen = one.checkVisibility() && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      const inText = one.tagName === 'A' && one.closest('p, li') !== null;
      if (!isSeen || inText || (width >= smallest && height >= smallest)) return [];
      // The touch area may be larger than the visible element.
      const [x, y, reach] = [left + width / 2, top + height / 2, smallest / 2 - 1];
      const ends = [
        [x - reach, y],
        [x + reach, y],
        [x, y - reach],
        [x, y + reach],
      ] as const;
      if (ends.every((end) => one.contains(document.elementFromPoint(...end)))) return [];
      return [`${one.ariaLabel ?? one.textContent}: ${Math.round(width)} × ${Math.round(height)}`];
    });
  }, SMALLEST);

const openMenu = async (page: Page, site: Site) => {
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
};

const openDeck = async (page: Page, site: Site) => {
  await page.goto(site.url);
  await expect(cells(page, /\d/).first()).toBeVisible();
};

const places: { name: string; part: string; open: (page: Page, site: Site) => Promise<unknown> }[] = [
  { name: 'the top bar', part: 'header', open: (page, site) => page.goto(site.url) },
  { name: 'comparing', part: 'main', open: openDeck },
  { name: 'signing in', part: 'main', open: (page, site) => page.goto(`${site.url}/login`) },
  { name: 'registering', part: 'main', open: (page, site) => page.goto(`${site.url}/register`) },
  { name: 'the menu', part: '[role=dialog]', open: openMenu },
  {
    name: 'the languages',
    part: '[role=dialog]',
    open: async (page, site) => {
      await openMenu(page, site);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Language/ })
        .tap();
      await expect(page.getByRole('button', { name: 'Svenska' })).toBeVisible();
    },
  },
  {
    name: 'entering a time',
    part: '[role=dialog]',
    open: async (page, site) => {
      await page.goto(site.url + deckOn('northloop'));
      await emptyCell(page).tap();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];

for (const { name, part, open } of places)
  test(`${name} can be touched by any finger`, async ({ page, site }) => {
    await open(page, site);
    expect(await tooSmall(page, part)).toEqual([]);
  });
