import { axeFaults } from './axe.ts';
import { expect, test } from './journey.ts';

test('a club day is opened by a link, and leads into the match', async ({ page, site }) => {
  const [day] = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString().split('T');
  await page.goto(`${site.url}/clubs?day=${day}`);
  const pair = page.getByRole('table').getByRole('button', { pressed: false }).first();
  const name = await pair.getAttribute('aria-label');
  await pair.click();
  await expect(page).toHaveURL(new RegExp(`day=${day}&pair=[a-z0-9-]+%7E[a-z0-9-]+`));
  await page.goto(page.url());
  await expect(page.getByRole('button', { name: name ?? '', pressed: true })).toBeVisible();
  const panel = page.getByRole('region', { name: name ?? '', exact: true });
  await expect(panel.getByRole('listitem')).toHaveCount(5);
  expect(await axeFaults(page, { tags: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] })).toEqual([]);
  await panel.getByRole('link', { name: 'Open in Match' }).click();
  await expect(page).toHaveURL(/\/match\?.*rq=250/);
});
