import { randomUUID } from 'node:crypto';
import { expect, signUp, test } from './journey.ts';

test('a year is read by its headings, its lists by keys, and shown on a phone by a link', async ({
  page,
  site,
  browser,
}) => {
  const name = await signUp(page, site);
  const time = { carId: 'Honda_NSX_2016', tune: '332', trackCode: 'kart_a01', time: '40.50' };
  const headers = { 'idempotency-key': randomUUID() };
  expect(await page.request.post(`${site.url}/api/v1/lap-times`, { data: time, headers })).toBeOK();

  await page.goto(`${site.url}/recap`);
  await expect(page.getByRole('heading', { level: 2, name: 'Active days' })).toBeVisible();
  await expect(page.getByRole('list').filter({ has: page.getByRole('heading', { level: 2 }) })).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - heading "Active days" [level=2]
        - 'button "Active days: 1. Show the list"'
      - listitem:
        - heading "Lap times" [level=2]
        - 'button "Lap times: 1. Show the list"'
  `);
  await page.getByRole('button', { name: 'Lap times: 1. Show the list' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Lap times' }).getByText('Honda NSX 332')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Lap times: 1. Show the list' })).toBeFocused();

  // The same on a phone, by touch: numbers open their lists.
  const storageState = await page.context().storageState();
  const ofPhone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };
  const own = await browser.newContext({ ...ofPhone, storageState });
  const hers = await own.newPage();
  await hers.goto(`${site.url}/recap`);
  await hers.getByRole('button', { name: 'Lap times: 1. Show the list' }).tap();
  const list = hers.getByRole('dialog', { name: 'Lap times' });
  await expect(list.getByText('Honda NSX 332')).toBeVisible();
  await list.getByRole('button', { name: 'Close' }).tap();
  await expect(list).toBeHidden();
  await hers.getByRole('button', { name: 'Active days: 1. Show the list' }).tap();
  await expect(hers.getByRole('dialog', { name: 'Active days' })).toBeVisible();
  await own.close();

  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = (await dialog.getByRole('link').getAttribute('href')) ?? '';
  const phone = await browser.newContext(ofPhone);
  const other = await phone.newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1 })).toContainText(name);
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect(dialog.getByRole('link')).toBeHidden();
  await other.reload();
  await other.getByRole('link', { name: 'Yours' }).tap();
  await expect(other.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await phone.close();
});
