// The browsers that can be driven here in addition to Chromium: Debian's Firefox, and the small browser of WebKit's
// driver.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { browserHere } from './find-browser.mjs';

const firstOf = (places) => places.find((place) => existsSync(place));

const LIBRARIES = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu'];

/** Debian has it next to the library, in a folder with the library's version in its name. */
const miniBrowsers = () =>
  LIBRARIES.filter((root) => existsSync(root)).flatMap((root) =>
    readdirSync(root)
      .filter((name) => name.startsWith('webkit2gtk-'))
      .map((name) => join(root, name, 'MiniBrowser')),
  );

/** The requirements for driving WebKit: a WebDriver server, and a virtual screen. */
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
export const SCREEN = '/usr/bin/Xvfb';

const finders = {
  chromium: browserHere,
  firefox: () => firstOf(['/usr/bin/firefox-esr', '/usr/bin/firefox']),
  webkit: () => ([WEBKIT_DRIVER, SCREEN].every((path) => existsSync(path)) ? firstOf(miniBrowsers()) : undefined),
};

export const engineHere = (engine) => finders[engine]();
