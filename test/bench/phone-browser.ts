import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { findBrowser } from '../support/find-browser.mjs';

/** A phone draws with its own hardware; emulated by the processor, that would slow the measurement down. */
const WITHOUT_GRAPHICS = ['--disable-gpu', '--disable-software-rasterizer'];

export const phoneBrowser = async (more: readonly string[] = []): Promise<Browser> => {
  const executablePath = await findBrowser();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', ...WITHOUT_GRAPHICS, ...more],
  });
};
