import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { enterAsAdmin } from './admin.ts';
import { axeFaults } from './axe.ts';
import { expect, signUp, test } from './journey.ts';

const CAR = 'Honda_NSX_2016';
const noFaults = async (page: Page): Promise<void> =>
  expect(await axeFaults(page, { tags: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] })).toEqual([]);

test('a moderator settles a row and takes it back, revises a car, and shows a photo on its card', async ({
  browser,
  page,
  site,
}) => {
  test.slow();
  await enterAsAdmin(page, site);
  await page.goto(`${site.url}/admin/imports/2026-1`);
  await page.getByRole('button', { name: 'Choose Porsche 911 Turbo 2000' }).click();
  await expect(page.getByText('Row 15 resolved.')).toBeVisible();
  await expect(page.getByText('To resolve 4')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Row 15 reopened.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose Porsche 911 Turbo 2000' })).toBeVisible();
  await noFaults(page);

  await page.goto(`${site.url}/admin/cars/${CAR}`);
  await page.getByRole('textbox', { name: 'Handling' }).fill('91');
  await page.getByRole('button', { name: 'Correction' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('region', { name: 'History' }).getByText(/Handling \d+ → 91/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  // Shown by the page, and by the history once it is loaded.
  await expect(page.getByText('Undone.').first()).toBeVisible();

  const picture = await sharp({ create: { width: 800, height: 500, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();
  // No one decides on their own photo.
  const player = await browser.newPage();
  await signUp(player, site);
  await player.goto(`${site.url}/newPhotos`);
  await player.getByRole('button', { name: 'Send a photo' }).click();
  await player.getByRole('searchbox').fill('honda nsx 2016');
  await player
    .getByRole('dialog')
    .getByRole('button', { name: /Honda NSX/ })
    .click();
  await player
    .getByLabel('Picture', { exact: true })
    .setInputFiles({ name: 'nsx.png', mimeType: 'image/png', buffer: picture });
  await player.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await expect(player.getByRole('dialog')).toBeHidden();
  await player.close();
  await page.goto(`${site.url}/newPhotos`);
  await page.getByText('To review', { exact: true }).click();
  await page.getByRole('button', { name: /Approve/ }).click();
  await page.goto(`${site.url}/cars/${CAR}`);
  await expect(page.locator('main img[src*="uploads"]').first()).toBeVisible();
});

test('somebody looks where three cars can be won', async ({ page, site }) => {
  await page.goto(`${site.url}/findCar`);
  const cars = page.getByRole('region', { name: 'Cars you can win' }).getByRole('listitem');
  const add = cars.getByRole('button', { pressed: false });
  const chosen = page.getByRole('region', { name: 'Cars you want' }).getByRole('button', { pressed: true });
  for (const count of [1, 2, 3]) {
    await add.first().click();
    await expect(chosen).toHaveCount(count);
  }
  await noFaults(page);
});

test('a car is found by keyboard from any page, and a filter of six criteria goes on as text', async ({
  page,
  context,
  site,
}) => {
  await page.goto(`${site.url}/privacy`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Find anything' })).toBeFocused();
  await page.keyboard.type('1986 porsche');
  await expect(page.getByRole('option', { name: /Porsche 959/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cars\/Porsche_959_1986$/);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${site.url}/cars`);
  await page.getByRole('button', { name: /^Filters/ }).click();
  const dialog = page.getByRole('dialog');
  for (const [group, value] of [
    ['Drive', /^RWD/],
    ['Tyres', /^Performance/],
    ['Clearance', /^Low/],
  ] as const)
    await dialog.getByRole('group', { name: group }).getByRole('button', { name: value }).click();
  for (const [field, value] of [
    ['Year, from', '1960'],
    ['RQ, from', '20'],
    ['Top speed, from', '100'],
  ] as const)
    await dialog.getByRole('textbox', { name: field }).fill(value);
  const show = dialog.getByRole('button', { name: /^Show \d+ cars?$/ });
  await expect(show).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy as text' }).click();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const shown = await show.textContent();

  await page.goto(`${site.url}/cars`);
  await page.getByRole('button', { name: /^Filters/ }).click();
  await dialog.getByRole('textbox', { name: 'Filter as text' }).fill(text);
  await expect(show).toHaveText(shown ?? '');
  await show.click();
  await expect(page).toHaveURL(/filter=/);
  expect(text.split('~').length).toBeGreaterThan(6);
});
