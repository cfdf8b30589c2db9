import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { freePort } from '../../support/server-process.ts';
import { cells, expect, signUpByForm, Site, test } from './journey.ts';

/** Another origin that leads to the same server. */
const secondAddress = async (port: number) => {
  const server = createServer((from) => {
    const to = connect(port, 'localhost');
    from.pipe(to).pipe(from);
    from.on('error', () => to.destroy());
    to.on('error', () => from.destroy());
  });
  await once(server.listen(0, 'localhost'), 'listening');
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() };
};

test('pages work with an API of another origin', async ({ page }) => {
  const port = await freePort();
  const api = await secondAddress(port);
  const site = new Site(port, { API_URL: api.origin });
  await site.start();
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.add(origin);
  });
  await signUpByForm(page, site);
  await expect(cells(page, /of \d+/).first()).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Account: / })).toBeVisible();
  expect([...asked]).toEqual([api.origin]);
  await site.stop();
  api.close();
});
