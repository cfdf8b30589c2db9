import { expect, test } from './journey.ts';

test('collections of the year are found along the line, one is opened, and its link shows another person the same', async ({
  page,
  site,
  browser,
}) => {
  await page.goto(`${site.url}/timeline`);
  const main = page.getByRole('main');
  const collection = main.getByRole('button', { name: /Alpine Collection/ });
  const series = main.getByRole('button', { name: /Harbour Nights/ });
  await expect(series.first()).toBeVisible();
  await main.getByRole('button', { name: 'Collections', exact: true }).click();
  await expect(series).toHaveCount(0);
  await collection.last().focus();
  await page.keyboard.press('Enter');
  const detail = page.getByRole('complementary').getByRole('heading', { name: 'Alpine Collection' });
  await expect(detail).toBeVisible();

  const phone = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  const other = await phone.newPage();
  await other.goto(page.url());
  await expect(other.getByText('Alpine Collection').first()).toBeVisible();
  await expect(other.getByRole('button', { name: /Harbour Nights/ })).toHaveCount(0);
  // There it is a sheet over the line.
  await other.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  await other.getByRole('button', { name: 'Collections', exact: true }).tap();
  await expect(other.getByRole('button', { name: /Harbour Nights/ }).first()).toBeVisible();
  await phone.close();
});
