import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { axeFaults } from './axe.ts';
import { expect, test } from './journey.ts';

/** A third-party site: 127.0.0.1 is another host than localhost. */
const forumWith = async (frames: string) => {
  const body = `<!doctype html><html lang="en"><title>Forum</title><main><h1>Forum</h1>${frames}</main></html>`;
  const server = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
};

test('a car and a deck are shown on a page of another site', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());

  await page.goto(`${site.url}/cars/Honda_NSX_2016?tune=332`);
  await page.getByRole('button', { name: 'Embed' }).click();
  const dialog = page.getByRole('dialog', { name: /^Embed/ });
  await dialog.getByRole('radio', { name: 'Light' }).check();
  await expect(dialog.frameLocator('iframe').getByRole('heading', { name: 'NSX' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy code' }).click();
  await expect(page.getByText('Code copied.')).toBeVisible();
  const card = await copied();

  await page.goto(`${site.url}/compare?share=~KtRoad_a00~Kdrag100_a00~CHonda_NSX_2016~T332~CHonda_NSX_1990~T332`);
  await page.getByRole('button', { name: 'Share' }).first().click();
  const share = page.getByRole('dialog', { name: 'Share this comparison' });
  await share.getByText('Embed', { exact: true }).click();
  await share.getByRole('button', { name: 'Copy code' }).click();
  const grid = await copied();

  const said: string[] = [];
  page.on('console', (line) => line.type() === 'error' && said.push(line.text()));
  const forum = await forumWith(card + grid);
  await page.goto(forum.url);
  const [theirs, table] = [page.frameLocator('iframe').first(), page.frameLocator('iframe').last()];
  await expect(theirs.getByRole('heading', { name: 'NSX' })).toBeVisible();
  await expect(table.getByRole('rowheader')).toHaveCount(2);
  await expect(table.getByRole('cell').first()).toHaveText(/\d|–/);
  expect((await axeFaults(page, { rules: ['frame-title'] })).map(({ id }) => id)).toEqual([]);

  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    theirs.getByRole('link', { name: 'Open on Track Day Records' }).click(),
  ]);
  await expect(opened.getByRole('heading', { level: 1 })).toContainText('NSX');
  expect(said).toEqual([]);
  for (const frame of page.frames().slice(1)) {
    await opened.goto(frame.url());
    expect((await axeFaults(opened, { tags: ['wcag2a', 'wcag2aa'] })).map(({ id }) => id)).toEqual([]);
  }
  forum.server.close();
});
