import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { expect, signUpAs, test } from './journey.ts';

test('one’s data can be taken along, and a closed account is kept by signing in', async ({ page, site }) => {
  const { name, email, password } = await signUpAs(page, site);
  await page.getByRole('button', { name: `Account: ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'My account' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const files = unzipSync(await readFile(await (await download).path()));
  expect(strFromU8(files['account.json'] ?? new Uint8Array())).toContain(email);

  await page.getByRole('link', { name: 'Close my account…' }).click();
  await expect(page.getByRole('heading', { name: 'What goes' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What stays' })).toBeVisible();
  await page.getByRole('button', { name: 'Close my account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close my account' }).click();
  await expect(page.getByText(/^Your account is closed\. It goes on /)).toBeVisible();

  await page.goto(`${site.url}/account`);
  await expect(page.getByText('Sign in to see your account.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Sessions' })).toBeVisible();
  await expect(page.getByText(email).first()).toBeVisible();
});
