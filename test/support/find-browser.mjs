// A Chromium for the browser tests: one that is there, Debian's package where it may be installed, else Playwright's own.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const installed = () => process.env.CHROMIUM_PATH ?? PLACES.find((place) => existsSync(place));

const run = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

const fromDebian = () =>
  process.getuid?.() === 0 &&
  run('apt-get', ['update']) &&
  run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);

const fromPlaywright = async () => {
  if (!run('playwright', ['install', 'chromium'])) return undefined;
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
};

/** Path of a browser's program, installing one when there is none; undefined when there is no way to one. */
export const findBrowser = async () => {
  if (installed()) return installed();
  console.log('Installing a browser for the tests (once)...');
  return fromDebian() ? installed() : fromPlaywright();
};
