import type { Page } from '@playwright/test';
import { expect, signUpAs, test } from './journey.ts';
import type { Account, Site } from './journey.ts';

const signIn = async (page: Page, site: Site, { name, email, password }: Account) => {
  await page.goto(`${site.url}/login`);
  const form = page.getByRole('form', { name: 'Log in' });
  await form.getByLabel('Email').fill(email);
  await form
    .locator('input')
    .and(page.getByLabel('Password', { exact: true }))
    .fill(password);
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  // The menu closes when the page changes.
  await page.waitForURL((url) => url.pathname !== '/login');
  await expect(page.getByRole('button', { name: `Account: ${name}` })).toBeVisible();
};

const openOptions = async (page: Page, { name }: Account) => {
  await page.getByRole('button', { name: `Account: ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Options' }).click();
  await expect(page.getByText('Saved in your account')).toBeVisible();
  return page.getByRole('switch', { name: 'Points in Compare' });
};

test('an option changed on one device is there on the other', async ({ page, site, browser }) => {
  const account = await signUpAs(page, site);
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, site, account);
  await expect(await openOptions(elsewhere, account)).not.toBeChecked();

  await page.goto(site.url);
  const points = await openOptions(page, account);
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/settings') && answer.request().method() === 'PUT',
  );
  await points.click();
  await expect(points).toBeChecked();
  expect((await kept).ok()).toBe(true);

  await elsewhere.reload();
  await expect(await openOptions(elsewhere, account)).toBeChecked();
  await elsewhere.context().close();
});

test('two tabs have the same options, and a deck each', async ({ page, site, context }) => {
  await page.goto(`${site.url}/?share=~CPorsche_959_1986~T332~Knorthloop_a00`);
  const other = await context.newPage();
  await other.goto(`${site.url}/?share=~CLotus_Evora_400_2015~T332~Knorthloop_a00`);
  await other.getByRole('button', { name: 'Menu', exact: true }).click();
  await other.getByRole('dialog').getByText('Light', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#ffffff');

  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Porsche 959: menu' }).first().click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(page).toHaveURL(/share=~Knorthloop_a00(&|$)/);
  await expect(other).toHaveURL(/CLotus_Evora/);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
  await expect(page).toHaveURL(/share=~Knorthloop_a00(&|$)/);
});

test('a reset of the options is undone while their dialog is open', async ({ page, site }) => {
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Options' }).click();
  const tunes = page.getByRole('switch', { name: 'Custom tunes' });
  await tunes.click();
  await expect(tunes).toBeChecked();
  await page.getByRole('button', { name: 'Reset' }).press('Enter');
  await expect(tunes).not.toBeChecked();
  await page.keyboard.press('Enter');
  await expect(tunes).toBeChecked();
});
