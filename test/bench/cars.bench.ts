import type { Locator, Page } from '@playwright/test';
import { buildApi, startApiProcess } from '#test/api-process';
import { freePort } from '#test/server-process';
import { benchFolder, median, row } from './bench-kit.ts';
import { longestIn, REST_MS, serveManyCars, WATCH } from './many-cars-page.ts';
import { phoneBrowser } from './phone-browser.ts';

const VISITS = 3;
/** How much slower than this machine's the user's processor is: as in the benchmark of touches. */
const SLOWER = 4;
const TYPED = '2004 bmw';
const WHEEL_PX = 600;
const WHEELS = 40;
const WHEEL_EVERY_MS = 50;

type Taken = Readonly<Record<keyof typeof wanted, number>>;

const wanted = {
  'a key press in the search at 4 x, painted': 50,
  'longest task while scrolling the list': 50,
  'a value of the filter with all counters, painted': 100,
  'everything about a car, from the tap to its dialog': 150,
};

/** Waiting times of a user among 6,300 cars, in a real browser; only the catalogue's file is replaced. */
export default async (): Promise<boolean> => {
  buildApi();
  const { folder, remove } = benchFolder();
  const site = await startApiProcess({ DATA_DIR: folder, PORT: String(await freePort()) });
  try {
    const visits: Taken[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) visits.push(await visitOf(site.url));
    return Object.entries(wanted)
      .map(([name, atMost]) => {
        const value = median(visits.map((taken) => taken[name as keyof Taken]));
        return row({ work: `among 6,300 cars: ${name}`, value, unit: 'ms', atMost });
      })
      .every(Boolean);
  } finally {
    await site.stop();
    remove();
  }
};

const visitOf = async (url: string): Promise<Taken> => {
  const browser = await phoneBrowser();
  try {
    const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await serveManyCars(page);
    await page.goto(`${url}/cars`);
    await page.getByText(/^6300 cars, /).waitFor();
    await page.waitForTimeout(REST_MS);
    await page.evaluate(WATCH);
    const scrolled = await scroll(page);
    const filtered = await chooseInFilter(page);
    const typed = await type(page);
    await page.goto(url);
    return {
      'a key press in the search at 4 x, painted': typed,
      'longest task while scrolling the list': scrolled,
      'a value of the filter with all counters, painted': filtered,
      'everything about a car, from the tap to its dialog': await openSheet(page),
    };
  } finally {
    await browser.close();
  }
};

const scroll = (page: Page): Promise<number> =>
  longestIn(page, 'task', async () => {
    await page.mouse.move(700, 600);
    for (let at = 0; at < WHEELS; at += 1) {
      await page.mouse.wheel(0, at < WHEELS / 2 ? WHEEL_PX : -WHEEL_PX);
      await page.waitForTimeout(WHEEL_EVERY_MS);
    }
  });

const chooseInFilter = async (page: Page): Promise<number> => {
  await page.getByRole('button', { name: /^Filters/ }).click();
  const drive = page.getByRole('group', { name: 'Drive' }).getByRole('button');
  await drive.first().waitFor();
  await page.waitForTimeout(REST_MS);
  const taken: number[] = [];
  for (const value of [0, 1, 0, 1]) taken.push(await longestIn(page, 'event', () => drive.nth(value).click()));
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return median(taken);
};

const type = async (page: Page): Promise<number> => {
  const devtools = await page.context().newCDPSession(page);
  await page.locator('main').getByRole('searchbox').click();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const taken: number[] = [];
  for (const key of TYPED) taken.push(await longestIn(page, 'event', () => page.keyboard.type(key)));
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return median(taken);
};

/** Opened once before, so that its files are loaded for the measured tap. */
const openSheet = async (page: Page): Promise<number> => {
  await page
    .getByRole('button', { name: 'Add a car' })
    .or(page.getByRole('button', { name: /^(Add car|Car)$/ }))
    .first()
    .click();
  const details = page.getByRole('dialog').getByRole('button', { name: 'Details' }).first();
  await details.click();
  await closeSheet(page);
  await page.evaluate(TIME_SHEET);
  await tap(page, details);
  await sheetOf(page).waitFor();
  await page.waitForTimeout(REST_MS);
  return Number(await page.evaluate('sheetMs'));
};

const sheetOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Car', exact: true });

const closeSheet = async (page: Page): Promise<void> => {
  await sheetOf(page).waitFor();
  await page.waitForTimeout(REST_MS);
  await page.keyboard.press('Escape');
  await sheetOf(page).waitFor({ state: 'detached' });
  await page.waitForTimeout(REST_MS);
};

const tap = async (page: Page, at: Locator): Promise<void> => {
  const box = await at.boundingBox();
  if (!box) throw new Error('what is to be tapped is not there');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
};

/** Runs in the page: milliseconds from the next press to the frame after the one that has another dialog. */
const TIME_SHEET = `
  const before = document.querySelectorAll('[role=dialog]').length;
  document.addEventListener('pointerdown', ({ timeStamp }) => {
    const look = () =>
      document.querySelectorAll('[role=dialog]').length > before
        ? requestAnimationFrame(() => (globalThis.sheetMs = performance.now() - timeStamp))
        : requestAnimationFrame(look);
    look();
  }, { once: true, capture: true });
`;
