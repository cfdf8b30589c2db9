import { test as base } from '@playwright/test';
import { engineHere } from '../../support/find-engines.mjs';
import type { Engine } from '../../support/find-engines.mjs';
import { freePort } from '../../support/server-process.ts';
import { Site } from '../browser/journey.ts';
import { startChromium } from './chromium.driver.ts';
import type { Driver } from './driver.ts';
import { startFirefox } from './firefox.driver.ts';
import { Screen } from './screen.ts';
import { startWebkit } from './webkit.driver.ts';

const starts: Readonly<Record<Engine, (program: string) => Promise<Driver>>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebkit,
};

const openWindow = async (engine: Engine): Promise<Driver> => {
  const program = engineHere(engine);
  if (program === undefined) throw new Error(`${engine} is not here`);
  return starts[engine](program);
};

/** A desktop window, of the width at which dialogs once had no height in WebKit. */
const DESK = { width: 1024, height: 768 };

export const test = base.extend<{ visit: Screen }, { engine: Engine; site: Site }>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  site: [
    // Playwright derives a fixture's needs from its first parameter: this one needs nothing.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = new Site(await freePort());
      await site.start();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  visit: async ({ engine }, use) => {
    const driver = await openWindow(engine);
    await driver.resize(DESK.width, DESK.height);
    await use(new Screen(driver));
    await driver.close();
  },
});
