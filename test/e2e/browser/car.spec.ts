import { axeFaults } from './axe.ts';
import { deckOn, expect, test } from './journey.ts';

const CAR = 'Honda_NSX_2016';

test('a car as an older version of the game had it, beside today’s', async ({ page, site }) => {
  await page.goto(`${site.url}/cars/${CAR}`);
  await page.getByRole('button', { name: 'Show the car as of version 24.1' }).click();
  await expect(page).toHaveURL(/version=24\.1/);
  await expect(page.getByText('today 3.0 s')).toBeVisible();
  const since = page.getByRole('region', { name: 'Changed since then' });
  await expect(since.getByText('−0.2 s, better')).toBeVisible();
  expect(await axeFaults(page, { tags: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] })).toEqual([]);

  await page.getByRole('button', { name: 'Back to current' }).click();
  await page.getByRole('link', { name: 'Changes to all cars' }).click();
  await page.getByRole('searchbox').fill('nsx');
  await page.getByRole('link', { name: /Honda NSX/ }).click();
  await expect(page).toHaveURL(/\/cars\/Honda_NSX_2016$/);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('nsx');
});

test('all about a car from the head of its column, and back to the deck', async ({ page, site }) => {
  await page.goto(site.url + deckOn('drag120'));
  await page
    .getByRole('button', { name: /: menu$/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Car details' }).click();
  const sheet = page.getByRole('dialog', { name: 'Car' });
  await expect(sheet.getByRole('button', { name: 'Add to Compare' })).toBeVisible();
  await expect(page).toHaveURL(/#car=/);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page).not.toHaveURL(/#car=/);
  await expect(page.getByRole('grid')).toBeVisible();
});
