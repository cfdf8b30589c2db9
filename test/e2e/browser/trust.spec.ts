import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { enterAsAdmin, enterAsNewAdmin, openItem } from './admin.ts';
import { cells, confirmAddress, deckOn, emptyCell, expect, signUpAs, test } from './journey.ts';

test('a doubted time is asked about, declined in the reader’s language, appealed against, and reversed by another', async ({
  page,
  site,
  browser,
}) => {
  test.slow();
  const [first, second] = await Promise.all(
    [1, 2].map(async () => (await browser.newContext({ colorScheme: 'dark' })).newPage()),
  );
  if (!first || !second) throw new Error('no pages');
  const ann = await signUpAs(page, site);
  await confirmAddress(site, ann.email);
  await page.goto(site.url + deckOn('mile1'));
  await emptyCell(page).click();
  await page.keyboard.type('1.00');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Send anyway' }).click();
  await expect(cells(page, /1\.00/).first()).toBeVisible();
  await showBy(page, await aScreenshot());

  await enterAsAdmin(first, site);
  const item = await openItem(first, site, 'lap-time', /332/, ann.name);
  await expect(item.getByText(/Far from/)).toBeVisible();
  await expect(item.getByRole('region', { name: 'Predicted' })).toBeVisible();
  await expect.poll(() => widthOf(item.getByRole('img', { name: 'Picture that shows the time' }))).toBeGreaterThan(0);
  await first.keyboard.press('c');
  await expect(item.getByText(/^Yours until/)).toBeVisible();
  await first.keyboard.press('q');
  await first.getByRole('dialog').getByRole('textbox', { name: 'Question' }).fill('Is a minute missing?');
  await first.getByRole('dialog').getByRole('button', { name: 'Ask' }).click();

  await page.goto(`${site.url}/notifications`);
  await expect(page.getByText('Is a minute missing?').first()).toBeVisible();
  await page.getByRole('button', { name: 'Answer' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Answer' }).fill('No, it was like that.');
  await page.getByRole('dialog').getByRole('button', { name: 'Answer' }).click();
  await expect(item.getByText('No, it was like that.')).toBeVisible();
  await first.keyboard.press('1');
  await first.keyboard.press('d');
  await expect(first.getByText(/^Declined: /)).toBeVisible();
  // The sender sees it without a reload.
  await expect(page.getByText(/was declined$/).first()).toBeVisible();

  await page.evaluate(() => localStorage.setItem('language', 'de'));
  await page.reload();
  await expect(page.getByText(/wurde abgelehnt$/).first()).toBeVisible();
  await expect(page.getByText('Falsch abgelesen').first()).toBeVisible();
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  await page.reload();
  await page.getByRole('button', { name: 'Appeal' }).click();
  await page.getByRole('dialog').getByLabel('Why is it wrong?').fill('I have a video of it.');
  await page.getByRole('dialog').getByRole('button', { name: 'Appeal' }).click();
  await expect(page.getByText('Your appeal is waiting')).toBeVisible();

  await enterAsNewAdmin(second, site);
  const appeal = await openItem(second, site, 'appeal', /^Appeal:/, ann.name);
  await expect(appeal.getByText('I have a video of it.')).toBeVisible();
  await second.keyboard.press('1');
  await second.keyboard.press('a');
  await expect(second.getByText(/^Approved: /)).toBeVisible();

  await page.reload();
  await page.getByRole('link', { name: /332/ }).last().click();
  await expect(page).toHaveURL(/\/history\/cell\//);
  for (const told of ['Submitted', 'Screenshot added', 'Hidden', 'Ruling undone']) {
    await expect(page.getByText(told, { exact: true }).first()).toBeVisible();
  }
  await Promise.all([first.context().close(), second.context().close()]);
});

const aScreenshot = () =>
  sharp({ create: { width: 900, height: 500, channels: 3, background: '#258' } })
    .png()
    .toBuffer();

async function showBy(page: Page, buffer: Buffer): Promise<void> {
  await cells(page, /1\.00/).first().click();
  await page.getByRole('button', { name: 'Add a screenshot' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a screenshot' });
  await dialog
    .getByLabel('Picture', { exact: true })
    .setInputFiles({ name: 'time.png', mimeType: 'image/png', buffer });
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Screenshot added.')).toBeVisible();
}

const widthOf = (picture: Locator) => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth);

test('two moderators reach for one item: one has it, the other is told who, and nobody decides on their own', async ({
  page,
  site,
  browser,
}) => {
  test.slow();
  const [first, second] = await Promise.all([1, 2].map(async () => (await browser.newContext()).newPage()));
  if (!first || !second) throw new Error('no pages');
  const names = [await enterAsAdmin(first, site), await enterAsNewAdmin(second, site)];
  const ann = await signUpAs(page, site);
  for (const [sender, track] of [
    [page, 'canyonTour'],
    [first, 'airplaneHangars'],
  ] as const) {
    await sender.goto(site.url + deckOn(track));
    await emptyCell(sender).click();
    await sender.keyboard.type('1.00');
    await sender.keyboard.press('Enter');
    await sender.getByRole('button', { name: 'Send anyway' }).click();
    await expect(cells(sender, /1\.00/).first()).toBeVisible();
  }

  const items = [
    await openItem(first, site, 'lap-time', /332/, ann.name),
    await openItem(second, site, 'lap-time', /332/, ann.name),
  ];
  await Promise.all([first, second].map((one) => one.keyboard.press('c')));
  const mine = items.map((item) => item.getByText(/^Yours until/));
  await expect.poll(async () => (await Promise.all(mine.map((one) => one.count()))).sort()).toEqual([0, 1]);
  const loser = (await mine[0]?.count()) === 0 ? 0 : 1;
  await expect(
    items[loser]?.getByText(new RegExp(names[1 - loser] ?? '')).first() ?? page.locator('none'),
  ).toBeVisible();

  const own = await openItem(first, site, 'lap-time', /332/, names[0] ?? '');
  await expect(own.getByRole('button', { name: /^Approve/ })).toBeHidden();
  await Promise.all([first.context().close(), second.context().close()]);
});

test('all times of a player are hidden once two of the staff say so, and shown again as one', async ({
  page,
  site,
  browser,
}) => {
  test.slow();
  const [first, second] = await Promise.all([1, 2].map(async () => (await browser.newContext()).newPage()));
  if (!first || !second) throw new Error('no pages');
  await enterAsAdmin(first, site);
  await enterAsNewAdmin(second, site);
  const ann = await signUpAs(page, site);
  await page.goto(site.url + deckOn('carPark'));
  await emptyCell(page).click();
  await page.keyboard.type('1.00');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Send anyway' }).click();
  await expect(cells(page, /1\.00/).first()).toBeVisible();

  const list = (of: Page) => of.getByRole('listitem').filter({ hasText: ann.name });
  await first.goto(`${site.url}/admin/bulk?name=${encodeURIComponent(ann.name)}`);
  const form = first.getByRole('form', { name: 'Start a bulk action' });
  await form.getByRole('button', { name: 'Wrong times' }).click();
  await form.getByRole('button', { name: 'Preview' }).click();
  await first.getByRole('button', { name: 'Propose for 1' }).click();
  await expect(first.getByText('It starts once another moderator agrees.').first()).toBeVisible();
  await expect(list(first).getByRole('button', { name: 'Agree' })).toBeHidden();

  await second.goto(`${site.url}/admin/bulk`);
  await list(second).getByRole('button', { name: 'Agree' }).click();
  await second.getByRole('dialog').getByRole('button', { name: 'Agree' }).click();
  await list(second).getByRole('button', { name: 'Undo' }).click();
  await second.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expect(list(second).filter({ hasText: 'Show hidden times again' })).toBeVisible();
  await Promise.all([first.context().close(), second.context().close()]);
});
