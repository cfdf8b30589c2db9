import { doAction, makeAdmin, newestAction, openMember, signInAsNewAdmin } from './admin.ts';
import { deckOn, emptyCell, expect, savedCell, signUpAs, test } from './journey.ts';
import { signInByDialog } from './sign-in.ts';

test('an admin gives and takes, and each act stands with its reason in the history', async ({
  page,
  site,
  browser,
}) => {
  test.slow();
  const admin = await signInAsNewAdmin(page, site);
  const elsewhere = await (await browser.newContext()).newPage();
  const { name } = await signUpAs(elsewhere, site);

  await page.goto(`${site.url}/admin`);
  await expect(page.getByRole('row').filter({ hasText: admin.name })).toContainText('Admin');
  await openMember(page, name);
  await expect(page.getByText('No changes to this account yet.')).toBeVisible();

  await page.getByRole('button', { name: 'Make moderator' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make moderator', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Choose a reason.');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await doAction(page, 'Make moderator', { reason: 'Trusted', text: 'Knows the game.' });
  await expect(newestAction(page)).toContainText(/Made moderator.*Trusted.*Knows the game\./s);
  await expect(newestAction(page)).toContainText(`by ${admin.name}`);
  await doAction(page, 'Remove moderator', { reason: 'On request' });
  await expect(newestAction(page)).toContainText(/Removed as moderator.*On request/s);

  await doAction(page, 'Change tier', { chips: ['3'], lastDay: '2999-12-31', reason: 'Paid' });
  await expect(newestAction(page)).toContainText(/Tier changed: 3, through Dec 31, 2999.*Paid/s);
  await expect(page.getByRole('definition').filter({ hasText: '3, through Dec 31, 2999' })).toBeVisible();

  const limit = { chips: ['Lap times'], lastDay: '2999-04-01', reason: 'Wrong times' };
  await doAction(page, 'Limit account', limit);
  await expect(newestAction(page)).toContainText(/Account limited: Lap times until Apr 1, 2999.*Wrong times/s);
  await elsewhere.goto(site.url + deckOn('forest'));
  await emptyCell(elsewhere).click();
  await elsewhere.keyboard.type('49.10');
  await elsewhere.keyboard.press('Enter');
  const told = 'Your account is limited, so you cannot do this until April 1, 2999. Reason: wrong times.';
  await expect(elsewhere.getByText(told).first()).toBeVisible();

  await doAction(page, 'Restore account', { reason: 'Mistake' });
  await expect(newestAction(page)).toContainText(/Account restored: Lap times.*Mistake/s);
  await expect(page.getByRole('group', { name: 'Actions' }).getByRole('button', { name: 'Restore' })).toBeHidden();
  await elsewhere.reload();
  // Offline input is still there, and is sent automatically.
  await expect(savedCell(elsewhere, '49.10')).toBeVisible();

  const kept = await page.evaluate(async () =>
    (await (await caches.open('tdr-answers-1')).keys()).map(({ url }) => url).filter((url) => url.includes('member')),
  );
  expect(kept).toEqual([]);
  await elsewhere.close();
});

test('an admin who is dismissed is shown out at once, without a reload', async ({ page, site, browser }) => {
  test.slow();
  const other = await (await browser.newContext()).newPage();
  const dismissed = await makeAdmin(other, site);
  await signInAsNewAdmin(page, site);
  await page.goto(`${site.url}/admin`);
  await page.getByRole('region', { name: 'Accounts' }).getByRole('button', { name: dismissed.name }).click();

  await other.goto(`${site.url}/admin`);
  await signInByDialog(other, dismissed, dismissed.totpURI);
  await other.getByRole('region', { name: 'Accounts' }).getByRole('button', { name: dismissed.name }).click();
  await expect(other.getByRole('region', { name: 'History' })).toContainText('Made admin');

  await doAction(page, 'Remove admin', { reason: 'Inactive' });
  await expect(other.getByText('Only admins can see this page.')).toBeVisible();
  await expect(other.getByText('Made admin')).toBeHidden();
  await expect(newestAction(page)).toContainText(/Removed as admin.*Inactive/s);
  await other.close();
});
