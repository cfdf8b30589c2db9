import type { Page } from '@playwright/test';
import { cells, expect, test, undo } from './journey.ts';
import type { Site } from './journey.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

const onGrid = async (page: Page, site: Site) => {
  await page.goto(site.url);
  await expect(cells(page, /of \d+/).first()).toBeVisible();
};

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

/** Takes the first track off the grid by its menu: the snack offers to undo it for ten seconds. */
const removeTrack = async (page: Page) => {
  await page
    .getByRole('rowheader')
    .getByRole('button', { name: /: menu/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: /Remove/ }).click();
  await expect(undo(page)).toBeVisible();
};

test('what a snack said of the page goes when a dialog opens', async ({ page, site }) => {
  await onGrid(page, site);
  await removeTrack(page);
  await menuButton(page).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(undo(page)).toBeHidden();
  await expect(menu).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** A phone's Back calls the browser's close watchers; without a phone, an Escape that the page never sees does. */
  const pressBack = (page: Page) => page.keyboard.press('Escape');
  const hideEscape = () => addEventListener('keydown', (event) => event.stopImmediatePropagation(), true);

  test("the phone's Back closes a dialog where nothing came before the page", async ({ page, site }) => {
    await page.addInitScript(hideEscape);
    await onGrid(page, site);
    await menuButton(page).tap();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Options' }).tap();
    await expect(page.getByRole('dialog', { name: 'Options' })).toBeVisible();
    await pressBack(page);
    await expect(page.getByRole('dialog', { name: 'Options' })).toBeHidden();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await pressBack(page);
    await expect(dialog(page)).toBeHidden();
  });

  test('a snack stands above an open sheet, and pressing it does not close the sheet', async ({ page, site }) => {
    await onGrid(page, site);
    await cells(page, /of \d+/)
      .first()
      .tap();
    const story = page.getByRole('dialog', { name: / on / });
    await story.getByRole('button', { name: 'Share' }).tap();
    const close = page.locator('[data-snacks]').getByRole('button', { name: 'Close' });
    await expect(close).toBeVisible();
    const [above, below] = [await close.boundingBox(), await story.boundingBox()];
    expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    await close.tap();
    await expect(close).toBeHidden();
    await expect(story).toBeVisible();
  });
});

test('Back closes an open dialog, and the page below stays as it is', async ({ page, site }) => {
  await onGrid(page, site);
  await removeTrack(page);
  const address = page.url();
  await menuButton(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  expect(page.url()).toBe(address);
  await page.goBack();
  await expect.poll(() => page.url()).not.toBe(address);
  await page.goForward();
  await expect.poll(() => page.url()).toBe(address);
});

test('what was typed into a dialog is not lost by a stray key', async ({ page, site }) => {
  await onGrid(page, site);
  await menuButton(page).click();
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  const signIn = page.getByRole('dialog', { name: 'Log in' });
  await expect(signIn.getByLabel('Email')).toBeFocused();
  await signIn.getByLabel('Email').fill('mira@example.org');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Are you sure you want to leave?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  await expect(signIn.getByLabel('Email')).toHaveValue('mira@example.org');
});

test('a dialog is no wider than four fifths of a window, and no narrower than 240 px', async ({ page, site }) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await onGrid(page, site);
  await page.keyboard.press('k');
  await expect(dialog(page)).toBeVisible();
  expect((await dialog(page).boundingBox())?.width).toBe(640);
});
