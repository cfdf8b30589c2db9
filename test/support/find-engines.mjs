// The browsers that can be driven here beside Chromium: Debian's Firefox, and the small browser that WebKit's driver has.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { browserHere } from './find-browser.mjs';

const firstOf = (places) => places.find((place) => existsSync(place));

const LIBRARIES = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu'];

/** Debian keeps it beside the library, in a folder that bears the library's version. */
const miniBrowsers = () =>
  LIBRARIES.filter((root) => existsSync(root)).flatMap((root) =>
    readdirSync(root)
      .filter((name) => name.startsWith('webkit2gtk-'))
      .map((name) => join(root, name, 'MiniBrowser')),
  );

/** What it takes to drive WebKit: a server of WebDriver, and a screen that nobody sees. */
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
export const SCREEN = '/usr/bin/Xvfb';

const finders = {
  chromium: browserHere,
  firefox: () => firstOf(['/usr/bin/firefox-esr', '/usr/bin/firefox']),
  webkit: () => ([WEBKIT_DRIVER, SCREEN].every((path) => existsSync(path)) ? firstOf(miniBrowsers()) : undefined),
};

/** Path of the program of an engine's browser, where all is here that it takes to drive it. */
export const engineHere = (engine) => finders[engine]();
