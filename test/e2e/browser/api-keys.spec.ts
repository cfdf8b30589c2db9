import { confirmAddress, expect, signUpAs, test } from './journey.ts';

test('a key is made, asks for data from elsewhere, and is refused once it was revoked', async ({ page, site }) => {
  const { email } = await signUpAs(page, site);
  await confirmAddress(site, email);
  await page.goto(`${site.url}/account`);
  await page.getByRole('button', { name: 'Create key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Key name').fill('My spreadsheet');
  await dialog.getByRole('switch', { name: 'Read my own data' }).click();
  await dialog.getByRole('button', { name: 'Create key' }).click();
  const secret = (await dialog.getByLabel('Your key').innerText()).trim();
  // As a program elsewhere sends it: without the cookies of the page.
  const ask = async (path: string) => {
    const answer = await fetch(`${site.url}/api/v1/${path}`, { headers: { authorization: `Bearer ${secret}` } });
    return answer.status;
  };
  expect([await ask('cars?limit=5'), await ask('garage')]).toEqual([200, 200]);
  await dialog.getByRole('button').last().click();
  await page.getByRole('button', { name: 'Revoke: My spreadsheet' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByRole('button', { name: 'Revoke: My spreadsheet' })).toBeHidden();
  expect(await ask('garage')).toBe(401);
});

test('the document of the API is read on a phone', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.url}/swagger`);
  await page.getByRole('button', { name: /get.*lap-times.*matrix/ }).click();
  await expect(page.getByRole('heading', { name: 'Responses' })).toBeVisible();
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 390);
  await expect(page).toHaveTitle('API · Track Day Records');
});
