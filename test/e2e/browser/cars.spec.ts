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
  // The longest journey of all, with a server that starts anew: a minute on a machine at rest.
  test.slow();
  await enterAsAdmin(page, site);
  // A server remembers for half a minute that somebody was no member of staff; one that starts has nothing to remember.
  await site.stop();
  await site.start();
  await page.goto(`${site.url}/admin/imports/2026-1`);
  await page.getByRole('button', { name: 'It is Porsche 911 Turbo 2000' }).click();
  await expect(page.getByText('Row 15 is settled.')).toBeVisible();
  await expect(page.getByText('To settle 4')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Row 15 waits again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'It is Porsche 911 Turbo 2000' })).toBeVisible();
  await noFaults(page);

  await page.goto(`${site.url}/admin/cars/${CAR}`);
  await page.getByRole('textbox', { name: 'Handling' }).fill('91');
  await page.getByRole('button', { name: 'Correction' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('region', { name: 'History' }).getByText(/Handling \d+ → 91/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Taken back.')).toBeVisible();

  const picture = await sharp({ create: { width: 800, height: 500, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();
  // Nobody decides on a photo of their own.
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
  const cars = page.getByRole('region', { name: 'Cars that can be won' }).getByRole('listitem');
  const add = cars.getByRole('button', { pressed: false });
  const chosen = page.getByRole('region', { name: 'Cars you are after' }).getByRole('button', { pressed: true });
  for (const count of [1, 2, 3]) {
    await add.first().click();
    await expect(chosen).toHaveCount(count);
  }
  await noFaults(page);
});
