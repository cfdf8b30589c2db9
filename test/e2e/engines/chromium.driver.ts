import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { inPage } from './driver.ts';
import type { Driver } from './driver.ts';

export const ofPage = (page: Page): Driver => ({
  goTo: async (address) => void (await page.goto(address)),
  reload: async () => void (await page.reload()),
  run: (ask, ...given) => page.evaluate(inPage(ask, given)),
  pressAt: (x, y) => page.mouse.click(x, y),
  type: (text) => page.keyboard.type(text),
  pressKey: (key) => page.keyboard.press(key),
  resize: (width, height) => page.setViewportSize({ width, height }),
  close: () => page.close(),
});

export async function startChromium(executablePath: string): Promise<Driver> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  return { ...ofPage(await browser.newPage()), close: () => browser.close() };
}
