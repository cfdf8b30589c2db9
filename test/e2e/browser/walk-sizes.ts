import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { ofPage } from '../engines/chromium.driver.ts';
import { cutOff } from '../engines/cut-off.ts';
import { layoutFaults } from '../engines/dialogs.ts';
import { Screen } from '../engines/screen.ts';

export const STEPS = [60, 80, 100, 120, 140];
/** What is cut off at any size is so at the largest, and broken layouts show at the smallest. */
export const ENDS = [60, 140];
export const PHONES = [320, 390];
export const TABLES = [820, 1440];
export const HEIGHT = 844;

/** Chooses a size as another tab of this browser would. */
export const choose = (page: Page, step: number) =>
  page.evaluate((percent) => {
    const kept = JSON.parse(localStorage.getItem('tdr.settings') ?? '{}') as object;
    const settings = { version: 1, ...kept, zoomPortrait: percent, zoomLandscape: percent };
    localStorage.setItem('tdr.settings', JSON.stringify(settings));
    dispatchEvent(new StorageEvent('storage', { key: 'tdr.settings' }));
  }, step);

/** A fault is reported, and the walk continues. */
const eventually = expect.configure({ soft: true, timeout: 5_000 });

export const walk = async (page: Page, widths: readonly number[], what: string, steps: readonly number[]) => {
  const screen = new Screen(ofPage(page));
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    for (const step of steps) {
      // The account's settings may load after the page, and overwrite the choice.
      await expect(async () => {
        await choose(page, step);
        await expect(page.locator('html')).toHaveCSS('--zoom', String(step / 100), { timeout: 1_000 });
      }).toPass();
      await screen.rests();
      // Elements that measure themselves, such as the entries of the bar, are drawn again after the size has changed.
      const faults = async () => [...(await page.evaluate(cutOff)), ...(await layoutFaults(screen))];
      await eventually.poll(faults, { message: `${what}, ${width} px, ${step} %` }).toEqual([]);
    }
  }
};
