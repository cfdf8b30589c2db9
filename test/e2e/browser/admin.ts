import { codeNow } from '#test/authenticator';
import { markSecondFactor } from '#test/mark-second-factor';
import { ops } from '#test/ops-process';
import type { BrowserContext, Page } from '@playwright/test';
import { confirmAddress, expect, signUpAs } from './journey.ts';
import type { Account, Site } from './journey.ts';
import { button, field, setUpSecondFactor, typePassword } from './sign-in.ts';

export type Admin = Account & { totpURI: string };

const grant = async (site: Site, { name, email }: Account): Promise<void> => {
  const granted = await ops(site.dataDir, 'grant-admin', email);
  expect(granted.out).toContain(`${name} is now an admin`);
};

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;
const entered = new WeakMap<Site, { name: string; cookies: Cookies }>();

/**
 * Logs in a new admin, whose second factor is only recorded. No request used the session before: a server caches
 * sessions for half a minute.
 */
export async function enterAsNewAdmin(page: Page, site: Site): Promise<string> {
  const account = await signUpAs(page, site);
  await confirmAddress(site, account.email);
  await grant(site, account);
  markSecondFactor(site.dataDir, account.id);
  return account.name;
}

/** Logs in the one admin that the journeys of a site share. Returns the name. */
export async function enterAsAdmin(page: Page, site: Site): Promise<string> {
  const known = entered.get(site);
  await page.context().addCookies(known?.cookies ?? []);
  if (known) return known.name;
  const name = await enterAsNewAdmin(page, site);
  entered.set(site, { name, cookies: await page.context().cookies() });
  return name;
}

/** Registers, sets up an authenticator and is made an admin by the command line; the session is not yet one of staff. */
export async function makeAdmin(page: Page, site: Site): Promise<Admin> {
  const account = await signUpAs(page, site);
  await confirmAddress(site, account.email);
  const { totpURI } = await setUpSecondFactor(page, site, account.password);
  await grant(site, account);
  await page.context().clearCookies();
  return { ...account, totpURI };
}

export async function signInAsNewAdmin(page: Page, site: Site): Promise<Admin> {
  const admin = await makeAdmin(page, site);
  await typePassword(page, site, admin);
  await field(page, 'Code').fill(codeNow(admin.totpURI, 1));
  await button(page, 'Continue').click();
  await expect(button(page, `Account: ${admin.name}`)).toBeVisible();
  return admin;
}

export async function openMember(page: Page, name: string): Promise<void> {
  await page.getByLabel('Find a user').fill(name);
  await page.getByRole('region', { name: 'Accounts' }).getByRole('button', { name }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

export const openVersions = async (page: Page, site: Site): Promise<void> => {
  await page.goto(`${site.url}/admin/versions`);
  await expect(page.getByRole('textbox', { name: 'Version' })).toBeVisible();
};

type Choices = { reason: string; text?: string; chips?: readonly string[]; lastDay?: string };

/** Runs an action by its dialog, and waits until the server has done it. */
export async function doAction(page: Page, act: string, { reason, text, chips = [], lastDay }: Choices): Promise<void> {
  await page.getByRole('group', { name: 'Actions' }).getByRole('button', { name: act }).click();
  const dialog = page.getByRole('dialog');
  for (const chip of [...chips, reason]) await dialog.getByRole('button', { name: chip, exact: true }).click();
  if (lastDay !== undefined) await dialog.getByLabel('Last day').fill(lastDay);
  if (text !== undefined) await dialog.getByLabel('Comment').fill(text);
  await dialog.getByRole('button', { name: act, exact: true }).click();
  await expect(dialog).toBeHidden();
}

export const newestAction = (page: Page) => page.getByRole('region', { name: 'History' }).getByRole('listitem').first();

export const openItem = async (page: Page, site: Site, kind: string, title: RegExp, sender: string) => {
  // "racer 3" is the start of "racer 30".
  const sent = new RegExp(`${sender}(?!\\d)`);
  const line = page.getByRole('list', { name: 'Queue' }).getByRole('button').filter({ hasText: sent });
  await page.goto(`${site.url}/admin/queue?kind=${kind}`);
  await line.click();
  const item = page.getByRole('article', { name: title });
  await expect(item).toBeVisible();
  return item;
};
