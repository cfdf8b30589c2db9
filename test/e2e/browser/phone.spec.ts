import { cells, deckOn, emptyCell, expect, savedCell, signUp, test } from './journey.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on a phone a time is typed on big keys', async ({ page, site }) => {
  await signUp(page, site);
  await page.goto(site.url + deckOn('dockCity'));
  await emptyCell(page).tap();
  const pad = page.getByRole('dialog');
  for (const digit of ['2', '0', '3', '9', '5']) await pad.getByRole('button', { name: digit, exact: true }).tap();
  await expect(pad.getByText('2:03.95 would be 1st', { exact: false })).toBeVisible();
  await pad.getByRole('button', { name: 'Send' }).tap();
  await expect(savedCell(page, '2:03.95')).toBeVisible();

  await cells(page, /^2:03\.95/).tap();
  await expect(page.getByRole('dialog', { name: /on / })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a car is found with the thumb', async ({ page, site }) => {
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Find anything' }).tap();
  await page.getByRole('combobox', { name: 'Find anything' }).fill('1986 porsche');
  await page.getByRole('option', { name: /Porsche 959/ }).tap();
  await expect(page).toHaveURL(/\/cars\/Porsche_959_1986$/);
  await expect(page.getByRole('heading', { name: /Porsche 959/ })).toBeVisible();
});

test('nothing on a phone is wider than the phone', async ({ page, site }) => {
  const paths = ['/', '/?share=', '/login', '/register', '/asknewpassword', '/verifyemail', '/account', '/privacy'];
  for (const path of paths) {
    await page.goto(site.url + path);
    await expect(page.getByRole('main')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
  }
});

for (const locale of ['de', 'el', 'es', 'pt']) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('the count in the corner of the grid stays on one line', async ({ page, site }) => {
      await page.goto(site.url);
      await expect(cells(page, /\d/).first()).toBeVisible();
      const lines = await page
        .getByRole('columnheader')
        .first()
        .locator('p')
        .evaluate(
          (count) => count.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(count).lineHeight),
        );
      expect(Math.round(lines)).toBe(1);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale);
    });
  });
}

test.describe('on its side', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('a phone shows seven rows of the grid and more, at 80 %', async ({ page, site }) => {
    await page.goto(site.url);
    await expect(cells(page, /\d/).first()).toBeVisible();
    const whole = () =>
      page.getByRole('rowheader').evaluateAll((heads) => {
        const tops = [...document.querySelectorAll('[role=columnheader]')].map((head) => head.getBoundingClientRect());
        const from = Math.max(...tops.map(({ bottom }) => bottom));
        const ofTracks = heads.filter((head) => head.parentElement?.querySelector('[role=gridcell]'));
        const shown = ofTracks.map((head) => head.getBoundingClientRect());
        return shown.filter(({ top, bottom }) => top >= from - 1 && bottom <= innerHeight + 1).length;
      });
    await expect.poll(whole).toBeGreaterThanOrEqual(7);
    expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--zoom'))).toBe('0.8');
  });
});

test('what is compared is the heading of the page and its title', async ({ page, site }) => {
  await page.goto(site.url);
  await expect(cells(page, /\d/).first()).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCount(1);
  await expect(page).toHaveTitle(`${await heading.textContent()} · Track Day Records`);
});
