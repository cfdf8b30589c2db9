import type { Locator, Page } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { cells, expect, test } from './journey.ts';
import type { Site } from './journey.ts';

const onGrid = async (page: Page, site: Site) => {
  await page.goto(site.url);
  await expect(cells(page, /of \d+/).first()).toBeVisible();
};

const openOptions = async (page: Page) => {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Options' }).click();
  await expect(page.getByRole('dialog', { name: 'Options' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0);
};

const faults = async (page: Page, part: string, rules: readonly string[]) => {
  const broken = await axeFaults(page, { part, rules });
  return broken.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 120)} ${any[0]?.message}`),
  );
};

const fill = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);
const thumb = (part: Locator) => part.evaluate((element) => getComputedStyle(element, '::after').backgroundColor);
const ring = (part: Locator) =>
  part.evaluate((element) => `${getComputedStyle(element).outlineStyle} ${getComputedStyle(element).outlineWidth}`);
const option = (page: Page, group: string, name: RegExp) =>
  page.getByRole('radiogroup', { name: group }).locator('label', { hasText: name });

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`more contrast, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { contrast: 'more', reducedMotion: 'reduce' } });

    test('has text at 7 : 1 and a wider focus ring', async ({ page, site }) => {
      await onGrid(page, site);
      const enhanced = ['color-contrast-enhanced'];
      expect(await faults(page, 'body', enhanced)).toEqual([]);
      await cells(page, /of \d+/)
        .first()
        .focus();
      expect(await ring(cells(page, /of \d+/).first())).toBe('solid 3px');
      await openOptions(page);
      expect(await faults(page, '[role=dialog]', enhanced)).toEqual([]);
    });
  });

  test.describe(`forced colours, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

    test('keep what the fills say', async ({ page, site }) => {
      await onGrid(page, site);
      const seen = ['color-contrast', 'link-in-text-block'];
      expect(await faults(page, 'body', seen)).toEqual([]);
      const main = page.getByRole('button', { name: 'Add car A' });
      const { color, borderTopColor, backgroundColor } = await main.evaluate((element) => ({
        ...getComputedStyle(element),
      }));
      expect([color, borderTopColor]).not.toContain(backgroundColor);
      expect(await fill(option(page, 'Show', /^Times$/))).not.toBe(await fill(option(page, 'Show', /^Gaps$/)));
      const tunes = page.getByRole('group', { name: /^Tune for/ }).first();
      expect(await fill(tunes.getByRole('button', { pressed: true }).first())).not.toBe(
        await fill(tunes.getByRole('button', { pressed: false }).first()),
      );

      await openOptions(page);
      expect(await faults(page, '[role=dialog]', seen)).toEqual([]);
      const on = page.getByRole('switch', { name: 'Single-key shortcuts' });
      const off = page.getByRole('switch', { name: 'More contrast' });
      expect(await fill(on)).not.toBe(await fill(off));
      for (const one of [on, off]) expect(await thumb(one)).not.toBe(await fill(one));
    });

    test('keep what is chosen and where one types', async ({ page, site }) => {
      await onGrid(page, site);
      await page.keyboard.press('a');
      const field = page.getByRole('searchbox');
      await expect(field).toBeFocused();
      expect(await ring(field.locator('..'))).toMatch(/^solid [2-9]/);
      const letter = page.getByRole('button', { name: 'Class S', exact: true });
      await letter.click();
      const others = page.getByRole('dialog').getByRole('button', { pressed: false });
      expect(await fill(letter)).not.toBe(await fill(others.first()));
    });
  });
}
