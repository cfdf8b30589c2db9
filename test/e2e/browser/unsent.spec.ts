import { cells, deckOn, emptyCell, expect, savedCell, signUp, test } from './journey.ts';

test('a typed time is not left behind without a question', async ({ page, site }) => {
  await page.goto(site.url + deckOn('drag170'));
  await expect(emptyCell(page)).toBeVisible();
  await page.goto(`${site.url}/privacy`);
  await page.getByRole('link', { name: 'Track Day Records, home' }).click();
  await emptyCell(page).click();
  const field = page.getByRole('textbox', { name: /Time for/ });
  await field.fill('24.5');
  const menu = page.getByRole('banner');
  await expect(menu.getByRole('button', { name: 'Menu', exact: true })).toBeDisabled();
  await expect(menu.getByRole('link', { name: 'Compare' })).toHaveAttribute('aria-disabled', 'true');

  const question = page.getByRole('dialog', { name: 'Are you sure you want to leave?' });
  await page.goBack();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  await expect(field).toHaveValue('24.5');

  await page.goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/privacy$/);
  await expect(menu.getByRole('button', { name: 'Menu', exact: true })).toBeEnabled();
});

test('closing the page while a time is typed asks first', async ({ page, site }) => {
  await page.goto(site.url + deckOn('drag200'));
  await emptyCell(page).click();
  await page.keyboard.type('24.5');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.accept();
});

test('a time that did not get through is sent by the next visit', async ({ page, site }) => {
  await signUp(page, site);
  await page.goto(site.url + deckOn('mile2'));
  const submissions = '**/api/v1/lap-times';
  await page.route(submissions, (route) => route.abort());
  await emptyCell(page).click();
  await page.keyboard.type('17.60');
  await page.keyboard.press('Enter');
  await expect(cells(page, /^17\.60 was not saved/)).toBeVisible();

  await page.unroute(submissions);
  await page.reload();
  await expect(page.getByText('Your offline time was saved.')).toBeVisible();
  await expect(savedCell(page, '17.60')).toBeVisible();
  await page.reload();
  await expect(savedCell(page, '17.60')).toBeVisible();
});

test('a time typed without a network goes by itself when it is back', async ({ page, site, context }) => {
  await signUp(page, site);
  await page.goto(site.url + deckOn('drag150'));
  await expect(emptyCell(page)).toBeVisible();
  await expect(page.getByText('Live, all times up to date')).toBeVisible();
  await context.setOffline(true);
  await emptyCell(page).click();
  await page.keyboard.type('16.40');
  await page.keyboard.press('Enter');
  await expect(cells(page, /^16\.40 was not saved/)).toBeVisible();
  // By failed requests: a silently cut socket is noticed later.
  await expect(page.getByText('Offline, trying again every 30 seconds')).toBeVisible();
  await expect(page.getByText('Live, all times up to date')).toBeHidden();
  await context.setOffline(false);
  await expect(savedCell(page, '16.40')).toBeVisible();
  await expect(page.getByText('Live, all times up to date')).toBeVisible();
});

test('a page that lost its network before it was live says so, and is live once it is back', async ({ page, site }) => {
  // The code of the socket.
  await page.route('**/assets/esm-*.js', (route) => route.abort());
  await page.goto(site.url + deckOn('drag150'));
  await expect(page.getByText('Offline, trying again every 30 seconds')).toBeVisible();
  await page.unroute('**/assets/esm-*.js');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('Live, all times up to date')).toBeVisible();
});
