import { cells, deckOn, emptyCell, expect, savedCell, signUp, test } from './journey.ts';

test.use({ serviceWorkers: 'allow' });

test('a typed time is not left behind without a question', async ({ page, site }) => {
  await page.goto(site.url + deckOn('fast'));
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
  await page.goto(site.url + deckOn('kart'));
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
  await page.goto(site.url + deckOn('slalom'));
  const submissions = '**/api/v1/lap-times';
  await page.route(submissions, (route) => route.abort());
  await emptyCell(page).click();
  await page.keyboard.type('28.50');
  await page.keyboard.press('Enter');
  await expect(cells(page, /^28\.50 was not saved/)).toBeVisible();

  await page.unroute(submissions);
  await page.reload();
  await expect(page.getByText('Your offline time was saved.')).toBeVisible();
  await expect(savedCell(page, '28.50')).toBeVisible();
  await page.reload();
  await expect(savedCell(page, '28.50')).toBeVisible();
});

test('a time typed without a network goes by itself when it is back', async ({ page, site, context }) => {
  await signUp(page, site);
  await page.goto(site.url + deckOn('hairpin'));
  await expect(emptyCell(page)).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('Offline, trying again every 30 seconds')).toBeVisible();
  await expect(page.getByText('Live, all times up to date')).toBeHidden();
  await emptyCell(page).click();
  await page.keyboard.type('41.80');
  await page.keyboard.press('Enter');
  await expect(cells(page, /^41\.80 was not saved/)).toBeVisible();
  await context.setOffline(false);
  await expect(savedCell(page, '41.80')).toBeVisible();
  await expect(page.getByText('Live, all times up to date')).toBeVisible();
});
