import type { Page } from '@playwright/test';
import { cells, deckOn, expect, savedCell, signUp, test } from './journey.ts';

test('everything in the grid works by keyboard alone', async ({ page, site }) => {
  await signUp(page, site);
  await page.goto(site.url + deckOn('dealsGap'));
  await expect(cells(page, /no time yet/).first()).toBeVisible();

  const focused = page.locator(':focus');
  const role = () => page.evaluate(() => document.activeElement?.getAttribute('role'));
  for (let presses = 0; presses < 40 && (await role()) !== 'gridcell'; presses += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Control+End');
  await expect(focused).toHaveAttribute('aria-colindex', '3');

  await page.keyboard.type('150321');
  await page.keyboard.press('Enter');
  await expect(savedCell(page, '15:03.21')).toBeVisible();
  await expect(focused).toHaveAttribute('role', 'gridcell');

  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /Lotus Evora 400 on/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(focused).toHaveAttribute('role', 'gridcell');

  await page.keyboard.press('r');
  await expect(page).toHaveURL(/&base=1/);
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(page).toHaveURL(/CLotus_Evora_400_2015.*CPorsche_959_1986/);
  await page.keyboard.press('Control+z');
  await expect(page).toHaveURL(/CPorsche_959_1986.*CLotus_Evora_400_2015/);

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('m');
  await expect(page.getByRole('radio', { name: 'Heat' })).toBeChecked();
  await page.keyboard.press('a');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('lotus 2016');
  await expect(page.getByRole('dialog').getByText('3-Eleven')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/CLotus_3-Eleven_2016/);
});

const onGrid = async (page: Page, url: string) => {
  await page.goto(url);
  await expect(cells(page, /of \d+/).first()).toBeVisible();
};
const noDialog = (page: Page) => expect(page.getByRole('dialog')).toHaveCount(0);

test('the focus goes back to where a dialog was opened from', async ({ page, site }) => {
  await onGrid(page, site.url);
  for (const [key, button] of [
    ['a', 'Add car A'],
    ['k', 'Tracks'],
    ['?', '? all keys'],
  ] as const) {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog').locator(':focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await noDialog(page);
    await expect(page.getByRole('button', { name: button, exact: true })).toBeFocused();
  }

  const cell = cells(page, /of \d+/).first();
  await cell.focus();
  await page.keyboard.press('a');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await noDialog(page);
  await expect(cell).toBeFocused();
});

test('what is gone when a dialog closes leaves the focus to the page', async ({ page, site }) => {
  await page.goto(`${site.url}/?share=`);
  await expect(page.getByRole('heading', { name: 'Which cars?' })).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('lotus 2016');
  await expect(page.getByRole('dialog').getByText('3-Eleven')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.keyboard.press('Escape');
  await noDialog(page);
  await expect(page.getByRole('main')).toBeFocused();
});

test('the focus goes back through the menu', async ({ page, site }) => {
  await onGrid(page, site.url);
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const name of ['Options', 'Language', 'About', 'Log in']) {
    await button.focus();
    await page.keyboard.press('Enter');
    await menu.getByRole('button', { name }).press('Enter');
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.locator(':focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    if (name !== 'Log in') {
      await expect(menu.locator(':focus')).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await noDialog(page);
    await expect(button).toBeFocused();
  }
});

test('G and a letter goes to a page, and keys without Ctrl can be switched off', async ({ page, site }) => {
  await onGrid(page, site.url);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Shortcuts' }).getByText('Privacy')).toBeVisible();
  await page.keyboard.press('Escape');
  await noDialog(page);
  await page.keyboard.type('gp');
  await expect(page).toHaveURL(/\/privacy$/);
  await page.keyboard.type('gh');
  await expect(cells(page, /of \d+/).first()).toBeVisible();

  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Options' }).click();
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await noDialog(page);
  await page.keyboard.type('gpa');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Find anything' })).toHaveValue('');
  await expect(page).not.toHaveURL(/privacy/);
});

test('another page says its title and has the focus', async ({ page, site }) => {
  await onGrid(page, site.url);
  await expect(page).toHaveTitle(/, every road · Track Day Records$/);
  await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter');
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Privacy' }).press('Enter');
  await expect(page).toHaveTitle('Privacy · Track Day Records');
  await expect(page.locator('[data-announcer]')).toHaveText('Privacy · Track Day Records');
  await noDialog(page);
  await expect(page.getByRole('main')).toBeFocused();
});
