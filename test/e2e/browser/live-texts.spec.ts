import { enterAsAdmin } from './admin.ts';
import { confirmAddress, expect, signUpAs, test } from './journey.ts';

test.describe('for a reader of another language', () => {
  test.use({ locale: 'sk-SK' });

  test('a text that people approved since the release is shown in place of the release’s', async ({ page, site }) => {
    const texts = { 'translate:choose': 'Vyber si text' };
    await page.route('**/api/v1/translations/sk/live', (route) => route.fulfill({ json: { texts } }));
    await page.goto(`${site.url}/translate`);
    await expect(page.getByText('Vyber si text', { exact: true })).toBeVisible();
  });
});

test('a text goes from a suggestion to what readers of that language see, without a release', async ({
  page,
  site,
  browser,
}) => {
  const [staff, reader] = [await browser.newContext(), await browser.newContext({ locale: 'pl-PL' })];
  const [reviewer, other] = [await staff.newPage(), await reader.newPage()];
  await enterAsAdmin(reviewer, site);
  const { email } = await signUpAs(page, site);
  await confirmAddress(site, email);
  const at = `${site.url}/translate?language=pl&show=all&key=${encodeURIComponent('translate:choose')}`;

  await page.goto(at);
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  await page.reload();
  const field = page.getByRole('textbox', { name: 'Polish' }).or(page.getByRole('textbox', { name: 'polski' }));
  await field.fill('Wskaż tekst <b>');
  await expect(page.getByText('Markup is not allowed')).toBeVisible();
  await field.fill('Wskaż tekst');
  await page.getByRole('button', { name: 'Suggest', exact: true }).click();
  await expect(page.getByText(/^Suggested: /).first()).toBeVisible();

  await reviewer.goto(at);
  await reviewer.getByRole('button', { name: 'Approve' }).click();
  await expect(reviewer.getByText(/^Live now: /).first()).toBeVisible();

  await other.goto(`${site.url}/translate`);
  await expect(other.getByText('Wskaż tekst', { exact: true })).toBeVisible();
  await Promise.all([staff.close(), reader.close()]);
});
