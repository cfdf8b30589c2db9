import type { Page } from '@playwright/test';
import { cells, expect, test } from './journey.ts';
import type { Site } from './journey.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

const onGrid = async (page: Page, site: Site) => {
  await page.goto(site.url);
  await expect(cells(page, /of \d+/).first()).toBeVisible();
};

/** Tab never leaves a dialog, however often. */
const expectTrapped = async (page: Page) => {
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
  }
};

test('the menu holds the focus, and gives it back on Escape', async ({ page, site }) => {
  await onGrid(page, site);
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectTrapped(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});
