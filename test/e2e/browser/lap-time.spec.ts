import { freePort } from '../../support/server-process.ts';
import { cells, deckOn, emptyCell, expect, savedCell, signUp, Site, test, undo } from './journey.ts';

test.use({ serviceWorkers: 'allow' });

test('somebody signs up, types a time and sees it saved', async ({ page, site }) => {
  const name = await signUp(page, site);
  await page.goto(site.url + deckOn('fast'));
  await emptyCell(page).click();
  await page.keyboard.type('10325');
  await expect(page.getByText('1:03.25, 1st')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(savedCell(page, '1:03.25')).toBeVisible();
  await cells(page, /^1:03\.25/).click();
  await expect(page.getByRole('dialog').getByText(name)).toBeVisible();

  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(cells(page, /^1:03\.25/)).toHaveCount(0);
  await undo(page).click();
  await expect(cells(page, /^1:03\.25/)).toBeVisible();
});

test('a wrong time keeps what was typed and says what is wrong', async ({ page, site }) => {
  await page.goto(site.url + deckOn('kart'));
  await emptyCell(page).click();
  const field = page.getByRole('textbox', { name: /Time for/ });
  await field.fill('99:99');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Seconds go up to 59.');
  await expect(field).toHaveValue('99:99');
  const box = await page.getByRole('alert').boundingBox();
  const inSight = (at: { x: number; y: number }) =>
    document.elementFromPoint(at.x + 4, at.y + 8)?.closest('[role=alert]') !== null;
  expect(await page.evaluate(inSight, { x: box?.x ?? 0, y: box?.y ?? 0 })).toBe(true);
  await field.press('Escape');
  await expect(field).toBeHidden();
});

test('signed out, what was typed goes on after signing in', async ({ page, site }) => {
  await page.goto(site.url + deckOn('laguna'));
  await emptyCell(page).click();
  await page.keyboard.type('DNF');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Register' }).click();
  await page.getByLabel('Name').fill(`late ${process.pid}`);
  await page.getByLabel('Email').fill(`late-${process.pid}@example.org`);
  for (const label of ['Password', 'Repeat password'])
    await page.getByLabel(label, { exact: true }).fill('a long enough password');
  await page.getByRole('dialog').getByRole('button', { name: 'Register' }).click();
  await expect(savedCell(page, 'did not finish')).toBeVisible();
});

test('a change is on another open page within a second, without a reload', async ({ page, site, browser }) => {
  await signUp(page, site);
  await page.goto(site.url + deckOn('slalom'));
  const other = await browser.newPage();
  await other.goto(site.url + deckOn('slalom'));
  await expect(other.getByText('Live', { exact: true })).toBeVisible();
  await expect(emptyCell(other)).toBeVisible();

  await emptyCell(page).click();
  await page.keyboard.type('31.07');
  await page.keyboard.press('Enter');
  await expect(savedCell(page, '31.07')).toBeVisible();
  await expect(cells(other, /^31\.07/)).toBeVisible({ timeout: 1_000 });
  await other.close();
});

test('a page that slept is right within two seconds, with what was typed before', async ({ page, site, browser }) => {
  await signUp(page, site);
  const other = await (await browser.newContext()).newPage();
  await signUp(other, site);
  let isAsleep = false;
  // Messages to a sleeping device are lost, without an error.
  await other.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer();
    const isFirst = !isAsleep;
    server.onMessage((message) => (isFirst && isAsleep ? undefined : socket.send(message)));
    socket.onMessage((message) => (isFirst && isAsleep ? undefined : server.send(message)));
  });
  const waking = other.waitForResponse(/resume-detection/);
  await other.goto(site.url + deckOn('hairpin'));
  await expect(other.getByText('Live', { exact: true })).toBeVisible();
  await waking;
  await cells(other, /no time yet/)
    .last()
    .click();
  await other.keyboard.type('1');
  isAsleep = true;

  await page.goto(site.url + deckOn('hairpin'));
  await cells(page, /no time yet/)
    .nth(1)
    .click();
  // Far from what any car can do: which cell is empty depends on earlier tests.
  await page.keyboard.type('1.07');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Send anyway' }).click();
  await expect(cells(page, /^1\.07/)).toBeVisible();

  await other.evaluate(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 600_000;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(cells(other, /^1\.07/)).toBeVisible({ timeout: 2_000 });
  await expect(other.getByRole('textbox')).toHaveValue('1');
  await other.context().close();
});

test('a time is there after the server was killed', async ({ page }) => {
  test.setTimeout(120_000);
  const site = new Site(await freePort());
  await site.start();
  await signUp(page, site);
  await page.goto(site.url + deckOn('tCircuit'));
  await emptyCell(page).click();
  await page.keyboard.type('1:02.03');
  await page.keyboard.press('Enter');
  await expect(savedCell(page, '1:02.03')).toBeVisible();
  await site.stop('SIGKILL');
  await expect(page.getByText('Offline', { exact: true })).toBeVisible();
  await expect(cells(page, /^1:02\.03/)).toBeVisible();
  await site.start();
  await page.reload();
  await expect(cells(page, /^1:02\.03/)).toBeVisible();
  await site.stop();
});
