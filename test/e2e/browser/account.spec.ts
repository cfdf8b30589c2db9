import { codeNow } from '#test/authenticator';
import { confirmAddress, confirmByLink, expect, mailedLink, signUpAs, signUpByForm, test } from './journey.ts';
import type { Site } from './journey.ts';
import { button, field, setUpSecondFactor, typePassword } from './sign-in.ts';

test('an account from its first day to signing out everywhere', async ({ page, site, browser }) => {
  test.slow();
  const account = await signUpByForm(page, site);
  await confirmByLink(page, site, account.email);
  const { totpURI, recoveryCodes } = await setUpSecondFactor(page, site, account.password);

  const elsewhere = await (await browser.newContext()).newPage();
  await typePassword(elsewhere, site, account);
  await field(elsewhere, 'Code').fill('000000');
  await button(elsewhere, 'Continue').click();
  await expect(elsewhere.getByText('Wrong code', { exact: false })).toBeVisible();
  await field(elsewhere, 'Code').fill(codeNow(totpURI, 1));
  await button(elsewhere, 'Continue').click();
  await expect(button(elsewhere, `Account: ${account.name}`)).toBeVisible();

  await page.reload();
  await expect(page.getByText('this device', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: /^Log out .+ on / }).click();
  await expect(page.getByText('Device logged out.')).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere.getByRole('link', { name: 'Log in' })).toBeVisible();

  const password = 'another long password';
  await button(page, 'Change password').click();
  await field(page, 'Current password').fill('not my password');
  await field(page, 'New password').fill(password);
  await field(page, 'Repeat password').fill(password);
  await page.getByRole('dialog').getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Wrong password. Try again.')).toBeVisible();
  await field(page, 'Current password').fill(account.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed. All your other devices are logged out.')).toBeVisible();

  await typePassword(elsewhere, site, { ...account, password });
  await button(elsewhere, 'Use a recovery code').click();
  await field(elsewhere, 'Recovery code').fill(recoveryCodes[0] ?? '');
  await button(elsewhere, 'Continue').click();
  await expect(button(elsewhere, `Account: ${account.name}`)).toBeVisible();

  await button(page, 'Log out everywhere').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page.getByText('Log in to see your account.')).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere.getByRole('link', { name: 'Log in' })).toBeVisible();
  await elsewhere.close();
});

test('a forgotten password is replaced by the link of a mail, which works once', async ({ page, site }) => {
  const account = await signUpAs(page, site);
  await page.context().clearCookies();
  await page.goto(`${site.url}/login`);
  await button(page, 'Reset password').click();
  await expect(page).toHaveURL(/\/asknewpassword$/);
  await field(page, 'Email').fill(account.email);
  await button(page, 'Send link').click();
  await expect(page.getByText('If there is a user with this email', { exact: false })).toBeVisible();

  const link = await mailedLink(site, account.email);
  const password = 'another long password';
  const choose = async () => {
    await page.goto(link);
    await expect(page).toHaveURL(/\/newpassword$/);
    await field(page, 'New password').fill(password);
    await field(page, 'Repeat password').fill(password);
    await button(page, 'Change password').click();
  };
  await choose();
  await expect(page).toHaveURL(/\/login$/);
  await typePassword(page, site, { ...account, password });
  await expect(button(page, `Account: ${account.name}`)).toBeVisible();
  await choose();
  await expect(page.getByRole('alert')).toHaveText('This link was already used or has expired. Request a new one.');
});

test('a passkey signs in without a password', async ({ page, site }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
  } as const;
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  });
  const account = await signUpAs(page, site);
  await confirmAddress(site, account.email);
  await page.goto(`${site.url}/account`);
  await button(page, 'Add a passkey').click();
  await field(page, 'Passkey name').fill('My laptop');
  await page.getByRole('dialog').getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('My laptop')).toBeVisible();

  await page.context().clearCookies();
  await page.goto(`${site.url}/login`);
  await button(page, 'Log in with a passkey').click();
  await expect(button(page, `Account: ${account.name}`)).toBeVisible();
});

test('a chat account is linked by a code, and unlinked', async ({ page, site }) => {
  await signUpAs(page, site);
  await page.goto(`${site.url}/account`);
  await button(page, 'Link a chat account').click();
  await field(page, 'Chat user ID').fill('12');
  await button(page, 'Send code').click();
  await expect(page.getByText('Enter a user ID of 17 to 20 digits.')).toBeVisible();
  const chatId = '123456789012345678';
  await field(page, 'Chat user ID').fill(chatId);
  await button(page, 'Send code').click();
  await expect(field(page, 'Code from the chat')).toBeVisible();
  await field(page, 'Code from the chat').fill(await chatCode(site, chatId));
  await page.getByRole('dialog').getByRole('button', { name: 'Link', exact: true }).click();
  await expect(page.getByText(/^Linked: /)).toBeVisible();
  await button(page, 'Unlink').click();
  await expect(page.getByText('Not linked')).toBeVisible();
});

async function chatCode(site: Site, chatId: string): Promise<string> {
  const message = (await site.outbox()).find(({ to }) => to.includes(chatId));
  return /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? '';
}
