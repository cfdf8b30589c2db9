import { cells, expect, signUp, test, undo } from './journey.ts';

test.use({ serviceWorkers: 'allow' });

test('a first visit shows a grid that is filled', async ({ page, site }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(site.url);
  await expect(cells(page, /of \d+/).first()).toBeVisible();
  // The rows are drawn a few at a time.
  await expect.poll(() => cells(page, /of \d+/).count()).toBeGreaterThan(60);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/share=~K/);
  expect(errors).toEqual([]);
});

test('a visit is counted, without the cookies of who came', async ({ page, site }) => {
  await signUp(page, site);
  const counted = page.waitForResponse((one) => one.url().endsWith('/api/v1/visits'));
  await page.goto(site.url);
  const answer = await counted;
  expect(answer.status()).toBe(204);
  expect(await answer.request().allHeaders()).not.toHaveProperty('cookie');
});

test('an unknown address leads to the records, and so does that of the kit of those who build screens', async ({
  page,
  site,
}) => {
  for (const path of ['/no/such/page', '/ui']) {
    await page.goto(site.url + path);
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page).toHaveURL(/:\d+\/\?share=/);
  }
});

test('a chosen deck is in the link, and is there on the next visit', async ({ page, site }) => {
  await page.goto(`${site.url}/?share=~KtRoad_a00~CHonda_NSX_2016~T332`);
  await page.getByRole('button', { name: 'Add car' }).first().click();
  await page.getByRole('searchbox').fill('lotus 2016');
  await page.getByRole('button', { name: /3-Eleven/ }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL(/~CLotus_3-Eleven_2016~T332/);
  await page.goto(site.url);
  await expect(page.getByText('3-Eleven')).toBeVisible();
  await page.goBack();
});

test('a removed car comes back by Undo', async ({ page, site }) => {
  await page.goto(`${site.url}/?share=~KtRoad_a00~CHonda_NSX_2016~T332~CFord_GT_2005~T332`);
  await page.getByRole('button', { name: 'Honda NSX: menu' }).click();
  await page.getByRole('menuitem', { name: /Remove/ }).click();
  await expect(page.getByRole('button', { name: 'Honda NSX: menu' })).toBeHidden();
  await undo(page).click();
  await expect(page.getByRole('button', { name: 'Honda NSX: menu' })).toBeVisible();
});
