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
  await button(elsewhere, 'Go on').click();
  await expect(elsewhere.getByText('This code is not right', { exact: false })).toBeVisible();
  await field(elsewhere, 'Code').fill(codeNow(totpURI, 1));
  await button(elsewhere, 'Go on').click();
  await expect(button(elsewhere, `Account: ${account.name}`)).toBeVisible();

  await page.reload();
  await expect(page.getByText('this device', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: /^End the session: / }).click();
  await expect(page.getByText('Session ended.')).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere.getByRole('link', { name: 'Sign in' })).toBeVisible();

  const password = 'another long password';
  await button(page, 'Change password').click();
  await field(page, 'Current password').fill('not my password');
  await field(page, 'New password').fill(password);
  await field(page, 'Password again').fill(password);
  await page.getByRole('dialog').getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('This is not your password.')).toBeVisible();
  await field(page, 'Current password').fill(account.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password is changed. Every other session has ended.')).toBeVisible();

  await typePassword(elsewhere, site, { ...account, password });
  await button(elsewhere, 'Use a recovery code').click();
  await field(elsewhere, 'Recovery code').fill(recoveryCodes[0] ?? '');
  await button(elsewhere, 'Go on').click();
  await expect(button(elsewhere, `Account: ${account.name}`)).toBeVisible();

  await button(page, 'Sign out everywhere').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText('Sign in to see your account.')).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await elsewhere.close();
});

test('a forgotten password is replaced by the link of a mail, which works once', async ({ page, site }) => {
  const account = await signUpAs(page, site);
  await page.context().clearCookies();
  await page.goto(`${site.url}/login`);
  await button(page, 'Reset password').click();
  await expect(page).toHaveURL(/\/asknewpassword$/);
  await field(page, 'E-mail').fill(account.email);
  await button(page, 'Send link').click();
  await expect(page.getByText('If there is a user with this email', { exact: false })).toBeVisible();

  const link = await mailedLink(site, account.email);
  const password = 'another long password';
  const choose = async () => {
    await page.goto(link);
    await expect(page).toHaveURL(/\/newpassword$/);
    await field(page, 'New password').fill(password);
    await field(page, 'Password again').fill(password);
    await button(page, 'Change password').click();
  };
  await choose();
  await expect(page).toHaveURL(/\/login$/);
  await typePassword(page, site, { ...account, password });
  await expect(button(page, `Account: ${account.name}`)).toBeVisible();
  await choose();
  await expect(page.getByRole('alert')).toHaveText('This link was used already or is too old. Ask for another.');
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
  await field(page, 'Name of the passkey').fill('My laptop');
  await page.getByRole('dialog').getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('My laptop')).toBeVisible();

  await page.context().clearCookies();
  await page.goto(`${site.url}/login`);
  await button(page, 'Sign in with a passkey').click();
  await expect(button(page, `Account: ${account.name}`)).toBeVisible();
});

test('a chat account is linked by a code, and unlinked', async ({ page, site }) => {
  await signUpAs(page, site);
  await page.goto(`${site.url}/account`);
  await button(page, 'Link a chat account').click();
  await field(page, 'Chat user id').fill('12');
  await button(page, 'Send a code').click();
  await expect(page.getByText('A user id has 17 to 20 digits.')).toBeVisible();
  const chatId = '123456789012345678';
  await field(page, 'Chat user id').fill(chatId);
  await button(page, 'Send a code').click();
  await expect(field(page, 'Code from the chat')).toBeVisible();
  await field(page, 'Code from the chat').fill(await chatCode(site, chatId));
  await page.getByRole('dialog').getByRole('button', { name: 'Link', exact: true }).click();
  await expect(page.getByText(/^Linked: /)).toBeVisible();
  await button(page, 'Unlink').click();
  await expect(page.getByText('Not linked')).toBeVisible();
});

/** The code in the latest private message to a chat account. */
async function chatCode(site: Site, chatId: string): Promise<string> {
  const message = (await site.outbox()).find(({ to }) => to.includes(chatId));
  return /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? '';
}
