import type { Page } from '@playwright/test';
import { cells, expect, test } from './journey.ts';

/** Compressed script of the first page, heads of the answers aside. */
const MOST_BYTES = 200_000;

/** Until the page shows times and is live; the service worker's own downloads come after and are not the page's. */
const firstLoad = async (page: Page, url: string) => {
  await page.goto(url);
  await expect(cells(page, /of \d+/).first()).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
};

test.use({ serviceWorkers: 'block' });

test('the first page is at most 200 kB of compressed script', async ({ page, site }) => {
  const scripts: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.sizes().then((sizes) => sizes.responseBodySize));
  });
  await firstLoad(page, site.url);
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
});

test('the parts of dialogs and what finds cars come when they are asked for', async ({ page, site }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await firstLoad(page, site.url);
  expect(asked.filter((path) => /find-cars|loaded-menu|dialog|sheet/.test(path))).toEqual([]);
});
