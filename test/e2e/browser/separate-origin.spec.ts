import type { Page } from '@playwright/test';
import { cells, expect, signUp, test } from './journey.ts';

const PAGES = ['/', '/login', '/register', '/asknewpassword', '/privacy', '/close-account', '/admin', '/no/such/page'];

const watch = async (page: Page, origin: string): Promise<{ foreign: string[]; stopped: () => Promise<string[]> }> => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin: asked, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && asked !== origin) foreign.push(request.url());
  });
  page.on('websocket', (socket) => {
    if (new URL(socket.url()).host !== new URL(origin).host) foreign.push(socket.url());
  });
  const stopped: string[] = [];
  await page.exposeFunction('noteStopped', (what: string) => stopped.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      (window as unknown as { noteStopped: (what: string) => void }).noteStopped(`${violatedDirective} ${blockedURI}`);
    });
  });
  return { foreign, stopped: async () => stopped };
};

test('no page asks anything of another origin, and nothing breaks the security policy', async ({ page, site }) => {
  const seen = await watch(page, site.url);
  for (const path of PAGES) {
    await page.goto(site.url + path);
    await expect(page.getByRole('main')).toBeVisible();
    await page.waitForLoadState('load');
  }
  await signUp(page, site);
  await page.goto(site.url);
  await expect(cells(page, /of \d+/).first()).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  expect(seen.foreign).toEqual([]);
  expect(await seen.stopped()).toEqual([]);
});

test('the policy stops what a page would ask of another origin', async ({ page, site }) => {
  const seen = await watch(page, site.url);
  await page.goto(site.url);
  await expect(cells(page, /of \d+/).first()).toBeVisible();
  await page.evaluate(() => fetch('https://elsewhere.example/').catch(() => null));
  await expect.poll(seen.stopped).toEqual([expect.stringContaining('connect-src')]);
});
