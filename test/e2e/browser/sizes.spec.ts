import type { Page } from '@playwright/test';
import { ofPage } from '../engines/chromium.driver.ts';
import { dialogs, phoneDialogs } from '../engines/dialogs.ts';
import { Screen } from '../engines/screen.ts';
import { enterAsAdmin, openVersions } from './admin.ts';
import { cells, expect, signUp, test, undo } from './journey.ts';
import { choose, ENDS, HEIGHT, PHONES, STEPS, TABLES, walk } from './walk-sizes.ts';

/** The size of the interface is a setting of handheld devices. */
test.use({ hasTouch: true, isMobile: true });

test('the grid is not cut off at any size', async ({ page, site }) => {
  await page.goto(site.url);
  await expect(cells(page, /of \d+/).first()).toBeVisible();
  await walk(page, [...PHONES, ...TABLES], '/', STEPS);
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

test('nothing of an account, of staff or that asks back is cut off at the largest and the smallest size', async ({
  page,
  site,
}) => {
  test.setTimeout(240_000);
  const all = (what: string) => walk(page, [...PHONES, ...TABLES], what, ENDS);
  await page.goto(site.url);
  await choose(page, 100);
  await signUp(page, site);
  await page.goto(`${site.url}/account`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await all('/account');
  await choose(page, 100);
  await page.goto(`${site.url}/close-account`);
  await press(page, 'Close my account');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Keep account' })).toBeVisible();
  await all('the question before closing');

  // Another user uses the same browser.
  await page.context().clearCookies();
  const admin = await enterAsAdmin(page, site);
  await choose(page, 100);
  await page.goto(`${site.url}/admin`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await all('/admin');
  await choose(page, 100);
  await page.getByRole('region', { name: 'Accounts' }).getByRole('button', { name: admin }).click();
  await expect(page.getByRole('region', { name: 'History' }).getByRole('listitem')).not.toHaveCount(0);
  await all('the card of a member');
  await choose(page, 100);
  await page.getByRole('button', { name: 'Change tier' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Change tier' })).toBeVisible();
  await all('what is done to a member');
  await choose(page, 100);
  await page.goto(`${site.url}/admin?part=operations`);
  await expect(page.getByRole('region', { name: 'Views', exact: true })).toBeVisible();
  await all('/admin?part=operations');
  await choose(page, 100);
  await page.goto(`${site.url}/status/run`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await all('/status/run');
  await choose(page, 100);
  await openVersions(page, site);
  await all('/admin/versions');
  await choose(page, 100);
  await page.goto(`${site.url}/admin/tags`);
  await expect(page.getByRole('button', { name: 'Announce a tag' })).toBeVisible();
  await all('/admin/tags');
  await choose(page, 100);
  await page.goto(`${site.url}/admin/bulk`);
  await expect(page.getByRole('button', { name: 'Start a bulk action' })).toBeVisible();
  await all('/admin/bulk');
  await choose(page, 100);
  await page.goto(`${site.url}/me?part=community`);
  await expect(page.getByText('Include my garage')).toBeVisible();
  await all('/me?part=community');
});

test('a snack is not cut off at the largest and the smallest size', async ({ page, site }) => {
  await page.goto(site.url);
  await page
    .getByRole('rowheader')
    .getByRole('button', { name: /: menu/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: /Remove/ }).click();
  // While it has the focus it stays.
  await undo(page).focus();
  await walk(page, [...PHONES, ...TABLES], 'a snack', ENDS);
  await expect(undo(page)).toBeVisible();
});

for (const [name, { widths, all }] of Object.entries({
  phone: { widths: PHONES, all: phoneDialogs },
  table: { widths: TABLES, all: dialogs },
})) {
  test(`no dialog on a ${name} is cut off at the largest and the smallest size`, async ({ page, site }) => {
    test.setTimeout(240_000);
    const screen = new Screen(ofPage(page));
    for (const [title, { at, open }] of Object.entries(all)) {
      await page.setViewportSize({ width: widths[0] ?? 0, height: HEIGHT });
      await page.goto(site.url + at);
      await choose(page, 100);
      await open(screen);
      await screen.sees('dialog', new RegExp(title));
      await walk(page, widths, title, ENDS);
    }
  });
}
