import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { expect, signUp, test } from './journey.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

const post = async (page: Page, url: string, data: object) =>
  expect(await page.request.post(url, { data, headers: { 'idempotency-key': randomUUID() } })).toBeOK();

test('the best car for its RQ on a wet drag is found, opened in Compare, and shared by the link of the chart', async ({
  page,
  site,
  browser,
}) => {
  await signUp(page, site);
  // The demonstration has none there.
  for (const [carId, time] of [
    ['Porsche_959_1986', '12.31'],
    ['Lotus_Evora_400_2015', '13.05'],
    ['BMW_M5_2017', '11.84'],
  ])
    await post(page, `${site.url}/api/v1/lap-times`, { carId, tune: '332', trackCode: 'mile4_a01', time });
  await page.goto(`${site.url}/charts?x=time&track=mile4_a01&y=rq`);
  const picture = page.getByRole('application');
  await picture.focus();
  // The first from the left is the fastest.
  await picture.press('ArrowRight');
  const card = page.getByRole('region', { name: 'BMW M5', exact: true });
  await expect(card.getByText('11.84')).toBeVisible();
  await picture.press('Enter');
  await expect(card.getByRole('button', { name: 'Unpin' })).toBeVisible();
  expect(await axeFaults(page, { tags })).toEqual([]);

  // Another user with the link sees the same car marked.
  const other = await (await browser.newContext()).newPage();
  await other.goto(page.url());
  await other.getByRole('application').focus();
  await other.keyboard.press('ArrowRight');
  const theirs = other.getByRole('region', { name: 'BMW M5', exact: true });
  await expect(theirs.getByRole('button', { name: 'Unpin' })).toBeVisible();
  await other.context().close();

  await page.getByText('Rectangle', { exact: true }).click();
  const box = await picture.boundingBox();
  if (!box) throw new Error('no picture');
  // From among them to beyond the upper corner: without the one to the lower right.
  await page.mouse.move(box.x + 0.75 * box.width, box.y + 0.7 * box.height);
  await page.mouse.down();
  await page.mouse.move(box.x + 6, box.y + 6, { steps: 8 });
  await page.mouse.up();
  const marked = page.getByRole('region', { name: 'Selected' });
  await expect(marked.getByRole('status')).toHaveText('2 cars');
  await marked.getByRole('link', { name: 'Compare' }).click();
  await expect(page).toHaveURL(/\/compare\?share=~Kmile4_a01~C/);
  await expect(page.getByRole('button', { name: 'BMW M5: menu' })).toBeVisible();
});

test('a dozen cars and more are marked by lasso, and go into a file', async ({ page, site }) => {
  await page.goto(`${site.url}/charts?x=weightKg&xs=linear`);
  const picture = page.getByRole('application');
  await expect(picture).toBeVisible();
  await page.getByText('Lasso', { exact: true }).click();
  const box = await picture.boundingBox();
  if (!box) throw new Error('no picture');
  const around = [
    [0.1, 0.3],
    [0.3, 0.25],
    [0.35, 0.6],
    [0.12, 0.65],
  ] as const;
  const to = ([x, y]: readonly [number, number]) =>
    page.mouse.move(box.x + x * box.width, box.y + y * box.height, { steps: 6 });
  await to(around[0]);
  await page.mouse.down();
  for (const corner of [...around.slice(1), around[0]]) await to(corner);
  await page.mouse.up();
  const marked = page.getByRole('region', { name: 'Selected' });
  await expect(marked.getByRole('status')).toHaveText(/^\d{2,} cars$/);
  // The selection is shown while drawing, and a moment after.
  await expect(async () => {
    const download = page.waitForEvent('download');
    await marked.getByRole('button', { name: 'CSV' }).click();
    const [, ...lines] = (await readFile(await (await download).path(), 'utf8')).trim().split(/\r?\n/);
    expect(lines.length).toBeGreaterThanOrEqual(12);
    expect(await marked.getByRole('status').textContent()).toBe(`${lines.length} cars`);
  }).toPass();
});

test('a table with a bad line is shown without it, and the line is named', async ({ page, site }) => {
  await page.goto(`${site.url}/MainCsvChart`);
  const table = 'Name,Weight,Seconds\nOne,900,31.5\nTwo,1000,30.25\nThree,1100,29,too many\nFour,1200,28.75\n';
  await page.getByLabel('Or paste text').fill(table);
  await page.getByRole('button', { name: 'Load', exact: true }).click();
  await expect(page.getByText('Rows skipped: 1. First: row 4.')).toBeVisible();
  await expect(page.getByText('It has more fields than the first row.')).toBeVisible();
  await expect(page.getByRole('application', { name: /points: 3/ })).toBeVisible();
  expect(await axeFaults(page, { tags })).toEqual([]);
});

test('packs are opened until a car comes, an impossible wish is said, and a long run is stopped', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/packs?pack=ceramic&goal=any&after=~N~cA&seed=4f2a`);
  await page.getByRole('button', { name: 'Simulate' }).click();
  await expect(page.getByText('Wanted cars: 1')).toBeVisible();
  const opened = await page.getByText(/^Packs: [\d,]+$/).textContent();
  await page.reload();
  await page.getByRole('button', { name: 'Simulate' }).click();
  await expect(page.getByText(opened ?? '', { exact: true })).toBeVisible();

  // No car of the most expensive class has the RQ of the cheapest.
  await page.goto(`${site.url}/packs?pack=ceramic&goal=any&after=~N~cS~R1_2`);
  await expect(page.getByText('This condition is not possible.')).toBeVisible();
  expect(await axeFaults(page, { tags })).toEqual([]);

  await page.goto(`${site.url}/packs?goal=none&packs=10000000`);
  await page.getByRole('button', { name: 'Simulate' }).click();
  await page.getByText(/^[1-9][\d,]* \/ 10,000,000/).waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(/^Packs: [\d,]+,000$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Again' })).toBeVisible();
});
