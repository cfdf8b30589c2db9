import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { findBrowser } from '../support/find-browser.mjs';

/** A phone draws with hardware of its own; made up by the processor, it would hold up what is measured. */
const WITHOUT_GRAPHICS = ['--disable-gpu', '--disable-software-rasterizer'];

/** A browser that a phone's visit is measured in. */
export const phoneBrowser = async (more: readonly string[] = []): Promise<Browser> => {
  const executablePath = await findBrowser();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', ...WITHOUT_GRAPHICS, ...more],
  });
};
