import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { defaultErasureJournal, eraseDue, openAccountRows, openErasureJournal } from '#accounts';
import { CLOSING_DAYS } from '#contracts';
import type { Page } from '@playwright/test';
import { cells, deckOn, emptyCell, expect, savedCell, signUpAs, test } from './journey.ts';
import type { Site } from './journey.ts';
import { signInByDialog, typePassword } from './sign-in.ts';

/** Of every account of `signUpAs`. */
const PASSWORD = 'a long enough password';

const pressClose = async (page: Page) => {
  await page.getByRole('button', { name: 'Close my account' }).click();
  await page.getByRole('dialog').getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('dialog').getByRole('button', { name: 'Close my account' }).click();
  await expect(page.getByText(/^Your account is closed and will be deleted on /)).toBeVisible();
};

/** The server's minutely erasure, as if so many days had passed. */
const eraseAfter = async ({ dataDir }: Site, days: number) => {
  const url = `sqlite:${dataDir}/accounts.sqlite`;
  const { persons, close } = await openAccountRows(url);
  const journal = await openErasureJournal(defaultErasureJournal(url, dataDir));
  const { erased } = await eraseDue(persons, journal, new Date(Date.now() + days * 86_400_000).toISOString());
  await close();
  return erased;
};

test('one’s data can be taken along, and a closed account is kept by signing in', async ({ page, site }) => {
  const account = await signUpAs(page, site);
  const { name, email } = account;
  await page.goto(site.url);
  await page.getByRole('button', { name: `Account: ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'My account' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const files = unzipSync(await readFile(await (await download).path()));
  expect(strFromU8(files['account.json'] ?? new Uint8Array())).toContain(email);

  await page.getByRole('link', { name: 'Close my account…' }).click();
  await expect(page.getByRole('heading', { name: 'What is deleted' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What remains' })).toBeVisible();
  await pressClose(page);

  await page.goto(`${site.url}/account`);
  await expect(page.getByText('Log in to see your account.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await signInByDialog(page, account);
  await expect(page.getByText(/Your account will no longer be closed/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sessions' })).toBeVisible();
  await expect(page.getByText(email).first()).toBeVisible();
  await page.getByRole('button', { name: 'Close it anyway…' }).click();
  await expect(page.getByRole('heading', { name: 'What is deleted' })).toBeVisible();
});

test('two weeks after an account was closed its times stay and its name is gone', async ({ page, site, browser }) => {
  test.slow();
  const account = await signUpAs(page, site);
  await page.goto(site.url + deckOn('mile1r'));
  await emptyCell(page).click();
  await page.keyboard.type('26.50');
  await page.keyboard.press('Enter');
  await expect(savedCell(page, '26.50')).toBeVisible();

  await page.goto(`${site.url}/close-account`);
  await pressClose(page);
  await page.goto(`${site.url}/account`);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await signInByDialog(page, account);
  await expect(page.getByRole('heading', { name: 'Sessions' })).toBeVisible();
  expect(await eraseAfter(site, CLOSING_DAYS + 1)).toBe(0);

  await page.goto(`${site.url}/close-account`);
  await pressClose(page);
  expect(await eraseAfter(site, CLOSING_DAYS - 1)).toBe(0);
  expect(await eraseAfter(site, CLOSING_DAYS + 1)).toBe(1);

  await typePassword(page, site, account);
  await expect(page.getByText('Wrong email or password. Check both and try again.')).toBeVisible();
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(site.url + deckOn('mile1r'));
  await cells(visitor, /^26\.50/).click();
  await expect(visitor.getByRole('dialog').getByText('former player')).toBeVisible();
  await expect(visitor.getByText(account.name)).toHaveCount(0);
  await visitor.close();
});
