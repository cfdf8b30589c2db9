import type { Page, Route } from '@playwright/test';
import { buildApi, startApiProcess } from '#test/api-process';
import { freePort } from '#test/server-process';
import { starterCatalogue } from '#domain';
import { allTrackCodes, formatDeck, parseDeck } from '#racing';
import { benchFolder, median, quantile, row } from './bench-kit.ts';
import { longestIn, REST_MS, serveManyCars, WATCH } from './many-cars-page.ts';
import { phoneBrowser } from './phone-browser.ts';

const VISITS = 3;
const SLOWER = 4;
const DESK = { viewport: { width: 1440, height: 900 } };
const [CARS, TRACKS] = [60, 569];
const [WHEELS, WHEEL_PX, WHEEL_EVERY_MS] = [60, 240, 32];

/**
 * The largest grid while it is scrolled, compared with a page that draws as much by hand; and a car added to a usual
 * one.
 */
export default async (): Promise<boolean> => {
  buildApi();
  const { folder, remove } = benchFolder();
  const site = await startApiProcess({ DATA_DIR: folder, PORT: String(await freePort()) });
  try {
    const visits: Awaited<ReturnType<typeof visitOf>>[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) visits.push(await visitOf(site.url));
    const middle = (of: keyof (typeof visits)[number]) => median(visits.map((taken) => taken[of]));
    const grid = `grid of ${CARS} x ${TRACKS} at ${SLOWER} x`;
    return [
      row({ work: `${grid}: longest task while scrolled`, value: middle('task'), unit: 'ms', atMost: 50 }),
      row({
        work: `${grid}: a frame while scrolled, p95, against a bare page`,
        value: middle('frame'),
        limit: middle('bareFrame'),
        unit: 'ms',
        atMost: 2,
      }),
      row({ work: `${grid}: elements of the page`, value: middle('nodes'), unit: 'nodes', atMost: 2_000 }),
      row({
        work: '15 x 50: a car added, its times cached, painted',
        value: middle('cached'),
        unit: 'ms',
        atMost: 100,
      }),
      row({
        work: '15 x 50: a car added, its times asked for, painted',
        value: middle('added'),
        unit: 'ms',
        atMost: 250,
      }),
    ].every(Boolean);
  } finally {
    await site.stop();
    remove();
  }
};

const visitOf = async (url: string) => {
  const browser = await phoneBrowser();
  try {
    const context = await browser.newContext({ serviceWorkers: 'block', ...DESK });
    const bareFrame = await bare(await context.newPage());
    const scrolled = await largest(await context.newPage(), url);
    const usual = await adding(await context.newPage(), url);
    return { bareFrame, ...scrolled, ...usual };
  } finally {
    await browser.close();
  }
};

type Asked = { cars: readonly unknown[]; tracks: readonly unknown[] };

const answer = (route: Route): Promise<void> => {
  const request = route.request();
  const deck = new URL(request.url()).searchParams.get('deck');
  const { cars, tracks } = deck === null ? (request.postDataJSON() as Asked) : (parseDeck(deck).deck as Asked);
  const columns = cars.map((_car, column) => tracks.map((_track, at) => 20 + ((column * 31 + at * 17) % 9_000) / 100));
  return route.fulfill({ json: { position: 1, columns } });
};

const deckOf = (cars: number, tracks: number): string =>
  formatDeck({
    cars: starterCatalogue.slice(0, cars).map(({ carId }) => ({ carId, tune: '332' })),
    tracks: allTrackCodes().slice(0, tracks),
  } as unknown as Parameters<typeof formatDeck>[0]);

const open = async (page: Page, url: string, deck: string): Promise<void> => {
  await page.route('**/api/v1/lap-times/matrix**', answer);
  await page.goto(`${url}/compare?share=${deck}&order=deck`);
  await page.getByRole('gridcell').nth(20).waitFor();
  await page.waitForTimeout(REST_MS * 3);
  await page.evaluate(WATCH);
};

/** Runs in the page: records how long each frame takes from now on. */
const FRAMES = `
  globalThis.frames = [];
  let last = performance.now();
  const look = (now) => { frames.push(now - last); last = now; requestAnimationFrame(look); };
  requestAnimationFrame(look);
`;

const scroll = async (page: Page): Promise<void> => {
  await page.mouse.move(700, 600);
  for (let at = 0; at < WHEELS; at += 1) {
    const way = at < WHEELS / 2 ? WHEEL_PX : -WHEEL_PX;
    await page.mouse.wheel(at % 3 === 0 ? way : 0, way);
    await page.waitForTimeout(WHEEL_EVERY_MS);
  }
};

const slowly = async <Found>(page: Page, act: () => Promise<Found>): Promise<Found> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const found = await act();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return found;
};

const framesOf = async (page: Page): Promise<number> =>
  quantile(await page.evaluate<number[]>('globalThis.frames'), 0.95);

const largest = async (page: Page, url: string) => {
  await open(page, url, deckOf(CARS, TRACKS));
  await page.evaluate(FRAMES);
  const task = await slowly(page, () => longestIn(page, 'task', () => scroll(page)));
  const nodes = await page.evaluate<number>('document.querySelectorAll("*").length');
  const frame = await framesOf(page);
  await page.close();
  return { task, frame, nodes };
};

/** As many texts at the same places, made by hand: only the visible ones, and without any function. */
const bare = async (page: Page): Promise<number> => {
  await page.setContent('<div id="all" style="height:100vh;overflow:auto"><div id="in"></div></div>');
  await page.evaluate(BARE);
  await page.evaluate(FRAMES);
  await slowly(page, () => scroll(page));
  const frame = await framesOf(page);
  await page.close();
  return frame;
};

/** Runs in the page. */
const BARE = `
  const [width, height] = [122, 32];
  const inside = document.getElementById('in');
  const all = document.getElementById('all');
  inside.style.cssText = 'position:relative;width:${CARS * 122}px;height:${TRACKS * 32}px';
  const draw = () => {
    const [left, top] = [Math.floor(all.scrollLeft / width), Math.floor(all.scrollTop / height)];
    const cells = [];
    for (let row = top; row < top + 30; row += 1)
      for (let column = left; column < left + 13; column += 1)
        cells.push('<div style="position:absolute;left:' + column * width + 'px;top:' + row * height + 'px;width:' + width
          + 'px;height:' + height + 'px"><b>' + (row % 9) + '</b> <span>' + ((column * 31 + row * 17) % 9000) / 100
          + '</span> <i>+' + row + '</i></div>');
    inside.innerHTML = cells.join('');
  };
  all.addEventListener('scroll', draw);
  draw();
`;

const adding = async (page: Page, url: string) => {
  await serveManyCars(page);
  await open(page, url, deckOf(15, 50));
  return slowly(page, async () => {
    const added = await addFirst(page, 0);
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await page.waitForTimeout(REST_MS);
    return { added, cached: await addFirst(page, 0) };
  });
};

/** Until the frame after the one that has its column with its times. */
const addFirst = async (page: Page, at: number): Promise<number> => {
  await page
    .getByRole('button', { name: /^Add car/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const found = dialog.getByRole('listitem').getByRole('button').nth(at);
  await found.waitFor();
  await page.waitForTimeout(REST_MS);
  await page.evaluate(TIME_COLUMN);
  await found.click();
  await page.waitForTimeout(REST_MS * 2);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  return Number(await page.evaluate('globalThis.columnMs'));
};

/** Runs in the page. */
const TIME_COLUMN = `
  globalThis.columnMs = NaN;
  const before = Number(document.querySelector('[role=grid]').getAttribute('aria-colcount'));
  document.addEventListener('pointerdown', ({ timeStamp }) => {
    const look = () =>
      Number(document.querySelector('[role=grid]').getAttribute('aria-colcount')) > before
        ? requestAnimationFrame(() => (globalThis.columnMs = performance.now() - timeStamp))
        : requestAnimationFrame(look);
    look();
  }, { once: true, capture: true });
`;
