// A Chromium for the browser tests: an installed one, Debian's package where it may be installed, else Playwright's
// own.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * The headless one first: the address bar of a desktop's loads pages of its own for each page under test, which take as
 * much of the processor as that page.
 */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

export const browserHere = () => process.env.CHROMIUM_PATH ?? PLACES.find((place) => existsSync(place));

const run = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

const install = (name) => run('apt-get', ['install', '-y', '--no-install-recommends', name]);

const fromDebian = () =>
  process.getuid?.() === 0 && run('apt-get', ['update']) && (install('chromium-headless-shell') || install('chromium'));

const fromPlaywright = async () => {
  if (!run('playwright', ['install', 'chromium'])) return undefined;
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
};

/** Path of a browser's program, installing one when there is none; undefined when that is not possible. */
export const findBrowser = async () => {
  const here = browserHere();
  if (here) return here;
  console.log('Installing a browser for the tests (once)...');
  return fromDebian() ? browserHere() : fromPlaywright();
};
