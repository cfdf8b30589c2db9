import type { Page, Request } from '@playwright/test';
import { cells, expect, test } from './journey.ts';

/** Compressed script of the first page, without response headers. */
const MAX_BYTES = 200_000;

/** Until the page shows times and is live; the service worker's own downloads come after and do not count. */
const firstLoad = async (page: Page, url: string) => {
  await page.goto(url);
  await expect(cells(page, /of \d+/).first()).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
};

test('the first page is at most 200 kB of compressed script', async ({ page, site }) => {
  const scripts: Promise<{ name: string; bytes: number }>[] = [];
  const count = (request: Request) => {
    if (request.resourceType() !== 'script') return;
    const name = request.url().split('/').at(-1) ?? '';
    scripts.push(request.sizes().then((sizes) => ({ name, bytes: sizes.responseBodySize })));
  };
  page.on('requestfinished', count);
  await firstLoad(page, site.url);
  page.off('requestfinished', count);
  const each = await Promise.all(scripts);
  const bytes = each.reduce((sum, one) => sum + one.bytes, 0);
  const list = each.map((one) => `${one.name} ${one.bytes}`).join(', ');
  expect(bytes, list).toBeGreaterThan(50_000);
  expect(bytes, list).toBeLessThanOrEqual(MAX_BYTES);
});

test('what runs whole at the start is marked to be compiled beside the page', async ({ page, site }) => {
  const names = ['home', 'i18n', 'racing', 'react', 'start'];
  const files: Promise<string>[] = [];
  page.on('response', (answer) => {
    if (names.some((name) => answer.url().includes(`/assets/${name}-`)) && answer.url().endsWith('.js'))
      files.push(answer.text());
  });
  await firstLoad(page, site.url);
  expect(files).toHaveLength(names.length);
  for (const text of await Promise.all(files)) expect(text).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('the parts of dialogs, what finds cars and what checks forms come when they are asked for', async ({
  page,
  site,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await firstLoad(page, site.url);
  expect(asked.filter((path) => /find-cars|loaded-menu|dialog|sheet|schemas/.test(path))).toEqual([]);
});

test('what the site is stands in the page before any script has run, in the language of the reader', async ({
  browser,
  site,
}) => {
  for (const [locale, words] of [
    ['en-GB', /made by players, for players\. Compare cars on tracks/],
    ['de-AT', /von Spielern für Spieler: Vergleiche Autos auf Strecken/],
    ['xx', /made by players, for players\. Compare cars on tracks/],
  ] as const) {
    const page = await browser.newPage({ locale, serviceWorkers: 'block' });
    // Scripts that never arrive.
    await page.route('**/assets/*.js', () => {});
    await page.goto(site.url, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'Track Day Records' })).toBeVisible();
    await expect(page.getByText(words)).toBeVisible();
    expect(await page.locator('main p:visible').count()).toBe(1);
    await page.close();
  }
});

for (const part of ['index', 'start']) {
  test(`says so when the ${part} of the program does not come, and loads again`, async ({ browser, site }) => {
    const page = await browser.newPage({ locale: 'de-AT', serviceWorkers: 'block' });
    const files = `**/assets/${part}-*.js`;
    await page.route(files, (route) => route.abort());
    await page.goto(site.url);
    await expect(page.getByRole('alert')).toContainText('Diese Seite ist stehen geblieben.');
    await page.unroute(files);
    await page.getByRole('button', { name: 'Neu laden' }).click();
    await expect(cells(page, /./).first()).toBeVisible();
    await page.close();
  });
}

test('says without scripts that it needs them', async ({ browser, site }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(site.url);
  await expect(page.locator('noscript')).toContainText(/Turn it on[^]*Schalte es ein/, { useInnerText: true });
  await expect(page.locator('noscript')).toBeVisible();
  await expect(page.getByText(/made by players, for players/)).toBeVisible();
  await page.close();
});

test('the program begins after the first words are painted, and nothing jumps as it takes their place', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { jumped: 0 });
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
      Object.assign(globalThis, {
        jumped: shifts.reduce((sum, { value }) => sum + value, Reflect.get(globalThis, 'jumped')),
      });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // The session is loaded last: it must not move anything under a finger.
  let tell = () => {};
  const told = new Promise<void>((resolve) => void (tell = resolve));
  await page.route('**/api/getUser', async (route) => {
    await told;
    await route.continue();
  });
  await firstLoad(page, site.url);
  const find = page.getByRole('button', { name: 'Find anything' });
  const before = await find.boundingBox();
  tell();
  await expect(page.getByRole('link', { name: 'Register' })).toBeVisible();
  expect(await find.boundingBox()).toEqual(before);
  const { painted, asked, jumped } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    asked: performance.getEntriesByType('resource').find(({ name }) => name.includes('/api/'))?.startTime ?? 0,
    jumped: Number(Reflect.get(globalThis, 'jumped')),
  }));
  expect(painted).toBeLessThan(asked);
  expect(jumped).toBeLessThan(0.05);
});

/** Each file is a round trip to the server, six at a time: their number is the delay on a distant phone. */
const MAX_FILES = 60;

test('a later page comes in few files of script', async ({ page, site }) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await page.goto(`${site.url}/events`);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const scripts = [...asked].filter((path) => path.endsWith('.js'));
  expect(scripts.length, scripts.join(', ')).toBeGreaterThan(10);
  expect(scripts.length, scripts.join(', ')).toBeLessThanOrEqual(MAX_FILES);
});
