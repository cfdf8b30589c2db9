import { expect, test } from './journey.ts';

test.use({ locale: 'sk-SK' });

test('a text that people approved since the release is shown in place of the release’s', async ({ page, site }) => {
  const texts = { 'translate:choose': 'Vyber si text' };
  await page.route('**/api/v1/translations/sk/live', (route) => route.fulfill({ json: { texts } }));
  await page.goto(`${site.url}/translate`);
  await expect(page.getByText('Vyber si text', { exact: true })).toBeVisible();
});
