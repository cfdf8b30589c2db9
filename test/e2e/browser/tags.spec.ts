import { enterAsAdmin } from './admin.ts';
import { axeFaults } from './axe.ts';
import { expect, test } from './journey.ts';

test('a moderator makes a tag upcoming, nobody reads it, and it comes back', async ({ page, site, browser }) => {
  await enterAsAdmin(page, site);
  const visitor = await (await browser.newContext()).newPage();
  const tag = visitor.getByText('Sleeper').first();
  await visitor.goto(`${site.url}/cars/Volvo_850_T-5R_1995`);
  await expect(tag).toBeVisible();

  await page.goto(`${site.url}/admin/tags`);
  await page.getByLabel('Find a tag').fill('sleep');
  const row = page.getByRole('listitem', { name: 'Sleeper' });
  await row.getByRole('button', { name: 'Change: Sleeper' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Upcoming', { exact: true }).click();
  await dialog.getByRole('button', { name: 'New information' }).click();
  await dialog.getByLabel('Comment').fill('Out next month.');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(row.getByText('Upcoming')).toBeVisible();
  expect(await axeFaults(page, { tags: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] })).toEqual([]);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: /Volvo 850/ }).first()).toBeVisible();
  await expect(visitor.getByText('Yellow').first()).toBeVisible();
  await expect(tag).toHaveCount(0);

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(row.getByText('Current')).toBeVisible();
  await visitor.reload();
  await expect(tag).toBeVisible();
  await row.getByRole('link', { name: 'History' }).click();
  await expect(page.getByText('Out next month.')).toBeVisible();
  await visitor.context().close();
});
