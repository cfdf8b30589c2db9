import type { Page } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { expect, signUp, test } from './journey.ts';
import type { Site } from './journey.ts';
import { button } from './sign-in.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** Cars of the starter catalogue, of Europe and beyond, as a user pastes them; two lines are unreadable. */
const LIST = `car,tune
Volkswagen_Golf_GTI_1976,332
Peugeot_205_GTI_1.9_1986,332
Porsche_911_Turbo_2000,323
MINI_Cooper_S_2002,233
Trabant_601_1964,332
Audi_Sport_quattro_S1_E2_1985,332
No such car,332
Trabant_601_1964,999`;

async function importGarage(page: Page, site: Site): Promise<void> {
  await page.goto(`${site.url}/me?part=import`);
  await page.getByLabel('Or paste a list', { exact: true }).fill(LIST);
  await button(page, 'Preview').click();
  await expect(page.getByText(/No car has this name/)).toBeVisible();
  await expect(page.getByText(/not a tune/)).toBeVisible();
  await button(page, 'Import').click();
  await expect(page.getByText('Cars imported: 6')).toBeVisible();
}

test('an event is planned with the cars that one owns, and the hand is shared', async ({ page, site, browser }) => {
  await signUp(page, site);
  await importGarage(page, site);
  await page.goto(`${site.url}/events`);
  await page.getByRole('button', { name: /Snowline Endurance/ }).click();
  await page.getByRole('switch', { name: 'Only my garage' }).click();
  const set = page.getByRole('article', { name: 'Set A' });
  await expect(set.getByText('Searching…')).toBeHidden();
  await set.getByRole('link', { name: 'Open in Match' }).click();
  await expect(page).toHaveURL(/\/match\?/);
  const friend = await (await browser.newContext()).newPage();
  await friend.goto(page.url());
  const seen = (on: Page) =>
    on.getByRole('main').getByRole('button', { name: /^Trabant|^VW|Golf|205|Turbo|Cooper|quattro/ });
  await expect(seen(friend)).toHaveCount(await seen(page).count());
  await friend.context().close();
});

test('a garage is its owner’s alone, then shown by a link that ends', async ({ page, site, browser }) => {
  const name = await signUp(page, site);
  await importGarage(page, site);
  const friend = await (await browser.newContext()).newPage();
  const path = `${site.url}/garage/${encodeURIComponent(name)}`;
  const isClosed = async (address: string) => {
    await friend.goto(address);
    await expect(friend.getByText('This garage is not available.')).toBeVisible();
    await expect(friend.getByText('Trabant')).toHaveCount(0);
  };
  await isClosed(path);
  await page.goto(`${site.url}/me`);
  await button(page, 'Only you').click();
  await page.getByRole('menuitem', { name: 'By link' }).click();
  await expect(button(page, 'By link')).toBeVisible();
  const answer = await page.request.get(`${site.url}/api/v1/garage`);
  const { key } = (await answer.json()) as { key: string };
  await friend.goto(`${path}?key=${key}`);
  await expect(friend.getByText(/Trabant/).first()).toBeVisible();
  expect(await axeFaults(friend, { tags })).toEqual([]);
  await isClosed(path);
  await button(page, 'By link').click();
  await page.getByRole('menuitem', { name: 'Only you' }).click();
  await expect(button(page, 'Only you')).toBeVisible();
  await isClosed(`${path}?key=${key}`);
  await friend.context().close();
});
