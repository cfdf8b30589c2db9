import type { Page } from '@playwright/test';
import { ofPage } from '../engines/chromium.driver.ts';
import { cutOff } from '../engines/cut-off.ts';
import { dialogs, layoutFaults, phoneDialogs } from '../engines/dialogs.ts';
import { Screen } from '../engines/screen.ts';
import { enterAsAdmin, openVersions } from './admin.ts';
import { cells, expect, signUp, test, undo } from './journey.ts';

/** The size of the interface is a setting of what is held in a hand. */
test.use({ hasTouch: true, isMobile: true });

const STEPS = [60, 80, 100, 120, 140];
/** What is cut off at any size is so at the largest, and what falls apart at the smallest. */
const ENDS = [60, 140];
const PHONES = [320, 390];
const TABLES = [820, 1440];
const HEIGHT = 844;

/** Chooses a size as another tab of this browser would. */
const choose = (page: Page, step: number) =>
  page.evaluate((percent) => {
    const kept = JSON.parse(localStorage.getItem('tdr.settings') ?? '{}') as object;
    const settings = { version: 1, ...kept, zoomPortrait: percent, zoomLandscape: percent };
    localStorage.setItem('tdr.settings', JSON.stringify(settings));
    dispatchEvent(new StorageEvent('storage', { key: 'tdr.settings' }));
  }, step);

/** A fault is told, and the walk goes on. */
const eventually = expect.configure({ soft: true, timeout: 5_000 });

/** Each size at each of these widths, of what the page shows now. */
const walk = async (page: Page, widths: readonly number[], what: string, steps = STEPS) => {
  const screen = new Screen(ofPage(page));
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    for (const step of steps) {
      // The settings of an account may come after the page, and in place of what was chosen.
      await expect(async () => {
        await choose(page, step);
        await expect(page.locator('html')).toHaveCSS('--zoom', String(step / 100), { timeout: 1_000 });
      }).toPass();
      await screen.rests();
      // What measures itself, such as the entries of the bar, is drawn again after the size has changed.
      const faults = async () => [...(await page.evaluate(cutOff)), ...(await layoutFaults(screen))];
      await eventually.poll(faults, { message: `${what}, ${width} px, ${step} %` }).toEqual([]);
    }
  }
};

test('no page is cut off at any size', async ({ page, site }) => {
  test.setTimeout(240_000);
  await page.goto(site.url);
  await expect(cells(page, /of \d+/).first()).toBeVisible();
  await walk(page, [...PHONES, ...TABLES], '/');
  const paths = ['/login', '/register', '/asknewpassword', '/verifyemail', '/privacy', '/?share='];
  for (const path of paths) {
    await page.goto(site.url + path);
    await expect(page.getByRole('main')).toBeVisible();
    await walk(page, [...PHONES, ...TABLES], path);
  }
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
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Keep it' })).toBeVisible();
  await all('the question before closing');

  // Somebody else comes to the same browser.
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
  await openVersions(page, site);
  await all('/admin/versions');
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
  test(`no dialog on a ${name} is cut off at any size`, async ({ page, site }) => {
    test.setTimeout(240_000);
    const screen = new Screen(ofPage(page));
    for (const [title, { at, open }] of Object.entries(all)) {
      await page.setViewportSize({ width: widths[0] ?? 0, height: HEIGHT });
      await page.goto(site.url + at);
      await choose(page, 100);
      await open(screen);
      await screen.sees('dialog', new RegExp(title));
      await walk(page, widths, title);
    }
  });
}
