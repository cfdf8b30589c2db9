import { launch } from 'puppeteer-core';
import { inPage } from './driver.ts';
import type { Driver } from './driver.ts';

export async function startFirefox(executablePath: string): Promise<Driver> {
  const browser = await launch({ browser: 'firefox', executablePath, headless: true, defaultViewport: null });
  const [page = await browser.newPage()] = await browser.pages();
  return {
    goTo: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    run: (ask, ...given) => page.evaluate(inPage(ask, given)) as Promise<never>,
    pressAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    pressKey: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}
