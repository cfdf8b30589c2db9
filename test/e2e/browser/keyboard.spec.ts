import { cells, deckOn, expect, savedCell, signUp, test } from './journey.ts';

test('everything in the grid works by keyboard alone', async ({ page, site }) => {
  await signUp(page, site);
  await page.goto(site.url + deckOn('dealsGap'));
  await expect(cells(page, /no time yet/).first()).toBeVisible();

  const focused = page.locator(':focus');
  const role = () => page.evaluate(() => document.activeElement?.getAttribute('role'));
  for (let presses = 0; presses < 40 && (await role()) !== 'gridcell'; presses += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Control+End');
  await expect(focused).toHaveAttribute('aria-colindex', '3');

  await page.keyboard.type('4321');
  await page.keyboard.press('Enter');
  await expect(savedCell(page, '43.21')).toBeVisible();
  await expect(focused).toHaveAttribute('role', 'gridcell');

  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /Lotus Evora 400 on/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(focused).toHaveAttribute('role', 'gridcell');

  await page.keyboard.press('r');
  await expect(page).toHaveURL(/&base=1/);
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(page).toHaveURL(/CLotus_Evora_400_2015.*CPorsche_959_1986/);
  await page.keyboard.press('Control+z');
  await expect(page).toHaveURL(/CPorsche_959_1986.*CLotus_Evora_400_2015/);

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('m');
  await expect(page.getByRole('radio', { name: 'Heat' })).toBeChecked();
  await page.keyboard.press('a');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('lotus 2016');
  await expect(page.getByText('3-Eleven')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/CLotus_3-Eleven_2016/);
});
