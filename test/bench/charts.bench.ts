import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildApi, startApiProcess } from '#test/api-process';
import { freePort } from '#test/server-process';
import { benchFolder, median, row } from './bench-kit.ts';
import { longestIn, REST_MS, serveManyCars, WATCH } from './many-cars-page.ts';
import { phoneBrowser } from './phone-browser.ts';

const VISITS = 3;
const SLOWER = 4;
const [ZOOMS, ZOOM_PX] = [3, 240];
const MOVES = 40;
const MOVE_PX = 6;
const MOVE_EVERY_MS = 30;
const CSV_BYTES = 49_000_000;

type Taken = { readonly pan: number; readonly csv: number; readonly csvSeconds: number };

/** The chart of 6,300 cars while it is moved, and a table of 49 MB (the limit is 50) while it is read. */
export default async (): Promise<boolean> => {
  buildApi();
  const { folder, remove } = benchFolder();
  const site = await startApiProcess({ DATA_DIR: folder, PORT: String(await freePort()) });
  try {
    // A file on disk: the page itself would have to unpack one set by a script.
    const table = join(folder, 'long.csv');
    writeFileSync(table, tableOf(CSV_BYTES));
    const visits: Taken[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) visits.push(await visitOf(site.url, table));
    const middle = (of: keyof Taken) => median(visits.map((taken) => taken[of]));
    return [
      row({
        work: 'chart of 6,300 cars: longest task while moved, at 4 x',
        value: middle('pan'),
        unit: 'ms',
        atMost: 50,
      }),
      row({
        work: 'CSV of 49 MB: longest task of the page while it is read',
        value: middle('csv'),
        unit: 'ms',
        atMost: 200,
      }),
      row({ work: 'CSV of 49 MB: until its chart is there', value: middle('csvSeconds'), unit: 's' }),
    ].every(Boolean);
  } finally {
    await site.stop();
    remove();
  }
};

const visitOf = async (url: string, table: string): Promise<Taken> => {
  const browser = await phoneBrowser();
  try {
    const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await serveManyCars(page);
    await page.goto(`${url}/charts?x=weightKg&xs=linear`);
    const picture = page.getByRole('application');
    await picture.locator('canvas').first().waitFor();
    await page.waitForTimeout(REST_MS);
    await page.evaluate(WATCH);
    const pan = await panned(page);
    return { pan, ...(await read(page, url, table)) };
  } finally {
    await browser.close();
  }
};

/** Runs in the page: the drawn picture. */
const PICTURE = `[...document.querySelectorAll('[role=application] canvas')].map((one) => one.toDataURL()).join()`;

const panned = async (page: Page): Promise<number> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  // The full view cannot be moved.
  await page.mouse.move(800, 500);
  for (let at = 0; at < ZOOMS; at += 1) await page.mouse.wheel(0, -ZOOM_PX);
  await page.waitForTimeout(REST_MS);
  const before = await page.evaluate<string>(PICTURE);
  const longest = await longestIn(page, 'task', async () => {
    await page.mouse.move(800, 500);
    await page.mouse.down();
    for (let at = 0; at < MOVES; at += 1) {
      const way = at < MOVES / 2 ? at : MOVES - at / 2;
      await page.mouse.move(800 + way * MOVE_PX, 500 + way);
      await page.waitForTimeout(MOVE_EVERY_MS);
    }
    await page.mouse.up();
  });
  if ((await page.evaluate<string>(PICTURE)) === before) throw new Error('the picture did not move');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return longest;
};

const read = async (page: Page, url: string, table: string) => {
  await page.goto(`${url}/MainCsvChart`);
  await page.locator('input[type=file]').waitFor({ state: 'attached' });
  await page.waitForTimeout(REST_MS);
  await page.evaluate(WATCH);
  let csvSeconds = 0;
  const csv = await longestIn(page, 'task', async () => {
    const from = performance.now();
    await page.locator('input[type=file]').setInputFiles(table);
    await page.getByRole('application').locator('canvas').first().waitFor({ timeout: 120_000 });
    csvSeconds = (performance.now() - from) / 1_000;
  });
  return { csv, csvSeconds };
};

const tableOf = (bytes: number): string => {
  const lines = ['Name,Weight,Power,Seconds'];
  for (let length = 0, at = 0; length < bytes; at += 1) {
    const line = `Car number ${at},${900 + (at % 1_700)},${60 + ((at * 7) % 940)},${(20 + ((at * 13) % 9_000) / 100).toFixed(2)}`;
    lines.push(line);
    length += line.length + 1;
  }
  return lines.join('\n');
};
