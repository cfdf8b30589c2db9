import type { Locator, Page } from '@playwright/test';
import { buildApi, startApiProcess } from '#test/api-process';
import { freePort } from '#test/server-process';
import { benchFolder, median, row } from './bench-kit.ts';
import { phoneBrowser } from './phone-browser.ts';

const VISITS = 5;
/** How much slower than this machine's the processor is: that of Lighthouse's mobile preset. */
const SLOWER = 4;
/** The width, height and pixels of Lighthouse's phone. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** Until the effects of a touch are over, so that the next one is measured on a page at rest. */
const REST_MS = 1_000;

/** The measured touches. If a touch loads what it `opens`, it is opened and closed once before the measured touch. */
const touches: Readonly<Record<string, { at: (page: Page) => Locator; opens?: true }>> = {
  'colours of the grid': { at: (page) => page.getByText('Heat').first() },
  'a cell, for its story': { at: (page) => page.getByRole('gridcell').nth(1), opens: true },
  'the menu': { at: (page) => page.getByRole('button', { name: 'Menu', exact: true }), opens: true },
  'choosing tracks': { at: (page) => page.getByRole('button', { name: 'Tracks' }).last(), opens: true },
  'adding a car': { at: (page) => page.getByRole('button', { name: 'Car', exact: true }).last(), opens: true },
};

/** From a touch to the frame that responds to it, on a phone, by the browser's own Event Timing (in steps of 8 ms). */
export default async (): Promise<boolean> => {
  buildApi();
  const { folder, remove } = benchFolder();
  const site = await startApiProcess({ DATA_DIR: folder, PORT: String(await freePort()) });
  try {
    const taken = new Map<string, number[]>(Object.keys(touches).map((name) => [name, []]));
    for (let visit = 0; visit < VISITS; visit += 1) {
      for (const [name, ms] of await visitOf(site.url)) taken.get(name)?.push(ms);
    }
    return [...taken]
      .map(([name, all]) => row({ work: `touch at 4 x: ${name}`, value: median(all), unit: 'ms', atMost: 100 }))
      .every(Boolean);
  } finally {
    await site.stop();
    remove();
  }
};

const visitOf = async (url: string): Promise<[string, number][]> => {
  const browser = await phoneBrowser();
  try {
    const page = await browser.newPage(PHONE);
    await page.goto(url);
    await page.getByRole('gridcell').first().waitFor();
    await page.waitForTimeout(REST_MS);
    await page.evaluate(WATCH);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const taken: [string, number][] = [];
    for (const [name, { at, opens }] of Object.entries(touches)) {
      if (opens) {
        await touch(page, at(page));
        await closeDialog(page);
      }
      taken.push([name, await touch(page, at(page))]);
      // A touch that missed would look fastest.
      if (opens) await closeDialog(page);
      else await page.locator('[data-heat]').first().waitFor();
    }
    return taken;
  } finally {
    await browser.close();
  }
};

const closeDialog = async (page: Page): Promise<void> => {
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.waitForTimeout(REST_MS);
};

/** Runs in the page: records the slowest response to a touch or key since the last read. */
const WATCH = `
  globalThis.longest = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) globalThis.longest = Math.max(globalThis.longest, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 });
`;

/** Milliseconds until the response to the touch; 16 or less is 0. */
const touch = async (page: Page, at: Locator): Promise<number> => {
  await page.evaluate('globalThis.longest = 0');
  const box = await at.boundingBox();
  if (!box) throw new Error('what is to be touched is not there');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(REST_MS);
  return Number(await page.evaluate('globalThis.longest'));
};
