import { expect } from '@playwright/test';
import { dialogs, layoutFaults, phoneDialogs } from './dialogs.ts';
import { test } from './engine.ts';

const windows = {
  desk: { width: 1024, height: 768, all: dialogs },
  phone: { width: 390, height: 844, all: phoneDialogs },
};

for (const [name, { width, height, all }] of Object.entries(windows)) {
  test(`every dialog has room, and lies inside of the window of a ${name}`, async ({ visit: screen, site }) => {
    await screen.driver.resize(width, height);
    for (const [name, { at, open }] of Object.entries(all)) {
      await screen.driver.goTo(site.url + at);
      await open(screen);
      await screen.sees('dialog', new RegExp(name));
      // A previous dialog may still be closing.
      await expect.poll(() => layoutFaults(screen), { message: name }).toEqual([]);
    }
  });
}
