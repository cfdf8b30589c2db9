import { codeNow } from '#test/authenticator';
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';
import type { Account, Site } from './journey.ts';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const field = (page: Page, label: string) => page.locator('input').and(page.getByLabel(label, { exact: true }));

export async function typePassword(page: Page, site: Site, { email, password }: Account): Promise<void> {
  await page.goto(`${site.url}/login`);
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await page.getByRole('form', { name: 'Log in' }).getByRole('button', { name: 'Log in', exact: true }).click();
}

export async function setUpSecondFactor(page: Page, site: Site, password: string) {
  await page.goto(`${site.url}/account`);
  await button(page, 'Set up two-factor login').click();
  await field(page, 'Your password').fill(password);
  await button(page, 'Next').click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (await page.getByRole('dialog').locator('code').innerText()).replaceAll(' ', '');
  const totpURI = `otpauth://totp/tdr?secret=${secret}`;
  await field(page, 'Code').fill(codeNow(totpURI));
  await button(page, 'Turn on').click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCodes = await codes.allInnerTexts();
  await button(page, 'I have saved them').click();
  await expect(page.getByText('On: you need a code to log in.')).toBeVisible();
  return { totpURI, recoveryCodes };
}

export async function signInByDialog(page: Page, { email, password }: Account, totpURI?: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  if (totpURI === undefined) return;
  await field(page, 'Code').fill(codeNow(totpURI, 1));
  await button(page, 'Continue').click();
}
