import type { Locator, Page } from '@playwright/test';
import { freePort } from '../../support/server-process.ts';
import { cells, expect, signUp, Site, test } from './journey.ts';
import { NextBuild } from './next-build.ts';

test.use({ serviceWorkers: 'allow' });

/** Until the worker controls the page; its cache is then complete. */
const workerReady = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, { timeout: 20_000 });

const everythingKept = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const lists = await Promise.all(
      stores.map(async (store) =>
        Promise.all(
          (await store.keys()).map(async (request) => ({
            path: new URL(request.url).pathname,
            text: (await (await store.match(request))?.text()) ?? '',
          })),
        ),
      ),
    );
    return lists.flat();
  });

/** The texts of the first six. They are always visible: whether a row at the edge is rendered depends on timing. */
const firstOf = async (found: Locator) => {
  await expect(found.nth(5)).toBeVisible();
  return (await found.allTextContents()).slice(0, 6);
};

const offlineNotice = (page: Page) => page.getByText(/^Offline\. You see the data from \d/);

test('without a network the page opens with the last times, and says from when they are', async ({ page, site }) => {
  await page.goto(site.url);
  await expect(cells(page, /of \d+/).first()).toBeVisible();
  await workerReady(page);
  const times = await firstOf(cells(page, /of \d+/));
  await page.context().setOffline(true);
  await page.reload();
  await expect(cells(page, /of \d+/).first()).toBeVisible();
  await expect(offlineNotice(page)).toBeVisible();
  await expect.poll(() => firstOf(cells(page, /of \d+/))).toEqual(times);

  await page.context().setOffline(false);
  await page.reload();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expect(offlineNotice(page)).toBeHidden();
});

test('a short visit is enough for the site to be stored, which the page says', async ({ page }) => {
  const site = new Site(await freePort());
  await site.start();
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'About' }).click();
  await expect(page.getByText('Saved on this device: it also opens offline.')).toBeVisible();
  await site.stop('SIGKILL');
  await page.goto(`${site.url}/privacy`);
  await expect(page.getByRole('main')).toBeVisible();
});

test('what was kept for somebody is gone when they sign out, and what the API says stays out of the worker', async ({
  page,
  site,
}) => {
  const name = await signUp(page, site);
  await page.goto(site.url);
  await expect(cells(page, /of \d+/).first()).toBeVisible();
  await workerReady(page);
  const namesKept = async () => (await everythingKept(page)).filter(({ text }) => text.includes(name)).length;
  await expect.poll(namesKept).toBeGreaterThan(0);

  await page.getByRole('button', { name: `Account: ${name}` }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect.poll(namesKept).toBe(0);
  const paths = (await everythingKept(page)).map(({ path }) => path);
  expect(paths.filter((path) => path.startsWith('/api'))).toEqual([]);
});

test('a new version is offered and waits until somebody says yes', async ({ page, site }) => {
  const next = await NextBuild.of(site.url);
  await page.goto(next.url);
  await workerReady(page);
  await page.evaluate(() => document.body.setAttribute('data-first', ''));
  next.publish();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(page.getByText('A new version is available.')).toBeVisible();
  await expect(page.locator('body[data-first]')).toHaveCount(1);

  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('body[data-first]')).toHaveCount(0);
  await expect(cells(page, /of \d+/).first()).toBeVisible();
  await expect(page.getByText('A new version is available.')).toBeHidden();
  await next.close();
});

/** The address of the page's script: it differs between builds. */
const programOf = (page: Page) => page.locator('script[type=module]').first().getAttribute('src');
const someTimes = (page: Page) => page.getByRole('gridcell').filter({ hasText: /\d\.\d\d/ });

test('a new version leaves the reader their language and the last times, without a network too', async ({
  page,
  site,
  context,
}) => {
  const next = await NextBuild.of(site.url);
  const { url } = next;
  await page.goto(url);
  await expect(someTimes(page).first()).toBeVisible();
  await workerReady(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('button', { name: 'Svenska' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
  await page.reload();
  await expect(someTimes(page).first()).toBeVisible();
  const title = await page.title();
  const times = await firstOf(someTimes(page));
  const program = await programOf(page);

  next.publish();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await page.getByRole('button', { name: 'Senare' }).click();
  await page.close();
  await next.close();

  const later = await context.newPage();
  await expect(async () => {
    await later.goto(url);
    expect(await programOf(later)).not.toBe(program);
  }).toPass();
  await expect(later.locator('html')).toHaveAttribute('lang', 'sv');
  await expect(someTimes(later).first()).toBeVisible();
  await expect(later).toHaveTitle(title);
  await expect.poll(() => firstOf(someTimes(later))).toEqual(times);
});
