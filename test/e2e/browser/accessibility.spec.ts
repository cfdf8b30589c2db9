import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { cells, deckOn, emptyCell, expect, test } from './journey.ts';
import type { Site } from './journey.ts';

const sizes = [
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'phone', width: 390, height: 844 },
];

/** Every page, and every layer that opens over one. */
const views: Record<string, (page: Page, site: Site) => Promise<unknown>> = {
  grid: async (page, site) => {
    await page.goto(site.url);
    await expect(cells(page, /of \d+/).first()).toBeVisible();
  },
  'empty deck': async (page, site) => {
    await page.goto(`${site.url}/?share=`);
    await expect(page.getByRole('heading', { name: 'Which cars?' })).toBeVisible();
  },
  'sign in': (page, site) => page.goto(`${site.url}/login`),
  register: (page, site) => page.goto(`${site.url}/register`),
  'add a car': async (page, site) => {
    await page.goto(site.url + deckOn('northloop'));
    await page.keyboard.press('a');
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  },
  tracks: async (page, site) => {
    await page.goto(site.url + deckOn('northloop'));
    await expect(page.getByRole('grid')).toBeVisible();
    await page.keyboard.press('k');
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  },
  keys: async (page, site) => {
    await page.goto(site.url + deckOn('northloop'));
    await expect(page.getByRole('grid')).toBeVisible();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  story: async (page, site) => {
    await page.goto(site.url);
    await cells(page, /of \d+/)
      .first()
      .click();
    await expect(page.getByRole('dialog').getByText('Set by')).toBeVisible();
  },
  'entering a time': async (page, site) => {
    await page.goto(site.url + deckOn('northloop'));
    await emptyCell(page).click();
  },
};

for (const { name, ...viewport } of sizes) {
  for (const colorScheme of ['dark', 'light'] as const) {
    test.describe(`${name}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme, reducedMotion: 'reduce' } as object);
      for (const [view, open] of Object.entries(views)) {
        test(`${view} has nothing that keeps somebody out`, async ({ page, site }) => {
          await open(page, site);
          const { violations } = await new AxeBuilder({ page })
            .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
            .analyze();
          expect(
            violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
          ).toEqual([]);
        });
      }
    });
  }
}
