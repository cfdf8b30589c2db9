import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { buildApi, startApiProcess } from '#test/api-process';
import { freePort } from '#test/server-process';
import type { AnimatedCard, TimelineItem, TimelinePart } from '#contracts';
import { joinFrames, pictureMaker } from '#uploads';
import { benchFolder, median, row } from './bench-kit.ts';
import { longestIn, REST_MS, WATCH } from './many-cars-page.ts';
import { phoneBrowser } from './phone-browser.ts';

const VISITS = 3;
const SLOWER = 4;
const ITEMS = 10_000;
const YEARS = 10;
const ITEMS_OF_ANSWER = 250;
const WINDOWS_BACK = 4;
const [WHEELS, WHEEL_PX, WHEEL_EVERY_MS] = [40, 500, 50];
const LOOPS = 60;
const FRAMES = 20;

/** The timeline with ten thousand items while it is scrolled and walked back, and a showcase of sixty loops that play. */
export default async (): Promise<boolean> => {
  buildApi();
  const { folder, remove } = benchFolder();
  const site = await startApiProcess({ DATA_DIR: folder, PORT: String(await freePort()) });
  try {
    const loop = await aLoop();
    const visits: Awaited<ReturnType<typeof visitOf>>[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) visits.push(await visitOf(site.url, loop));
    const middle = (of: keyof (typeof visits)[number]) => median(visits.map((taken) => taken[of]));
    return [
      row({
        work: `timeline of ${ITEMS} items: longest task while scrolled, at 4 x`,
        value: middle('scrolled'),
        unit: 'ms',
        atMost: 50,
      }),
      row({
        work: `timeline of ${ITEMS} items: longest task from a window to the one before, at 4 x`,
        value: middle('walked'),
        unit: 'ms',
      }),
      row({
        work: `showcase of ${LOOPS} loops, each played: memory of its page as the browser lets it grow`,
        value: middle('grown'),
        unit: 'MB',
      }),
      row({
        work: `showcase of ${LOOPS} loops, each played: memory of its page where the device has no more`,
        value: middle('held'),
        unit: 'MB',
        atMost: 300,
      }),
      row({
        work: `showcase of ${LOOPS} loops: moving files asked for beyond those in sight`,
        value: middle('unseen'),
        unit: 'files',
        atMost: 0,
      }),
    ].every(Boolean);
  } finally {
    await site.stop();
    remove();
  }
};

const visitOf = async (url: string, loop: Loop) => {
  const browser = await phoneBrowser();
  try {
    const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } });
    const line = await context.newPage();
    const taken = await alongTheLine(line, url);
    await line.close();
    return { ...taken, ...(await amongLoops(await context.newPage(), url, loop)) };
  } finally {
    await browser.close();
  }
};

const kinds = ['gt-series', 'collection-series', 'offers', 'game-update', 'game-event'] as const;
const spanMs = (YEARS * 365.25 * 86_400_000) / ITEMS;

const manyItems = (): readonly TimelineItem[] =>
  Array.from({ length: ITEMS }, (_, at) => {
    const startsAt = Date.now() - at * spanMs;
    return {
      itemId: `item-${at}`,
      kind: kinds[at % kinds.length] ?? 'other',
      name: `Something that happened, number ${at}`,
      startsAt: new Date(startsAt).toISOString(),
      endsAt: at % 3 === 0 ? new Date(startsAt + 5 * 86_400_000).toISOString() : null,
      carIds: Array.from({ length: at % 5 }, (__, car) => `Make_Model_${(at + car) % 900}`),
      spoiler: false,
    };
  });

const partOf = (items: readonly TimelineItem[], { searchParams }: URL): TimelinePart => {
  const [from, to] = [searchParams.get('from') ?? '', searchParams.get('to') ?? ''];
  const inside = items.filter(({ startsAt, endsAt }) => startsAt <= to && (endsAt ?? startsAt) >= from);
  return { items: inside.slice(0, ITEMS_OF_ANSWER), more: inside.length > ITEMS_OF_ANSWER };
};

const alongTheLine = async (page: Page, url: string) => {
  const items = manyItems();
  await page.route('**/api/v1/timeline?**', (route) =>
    route.fulfill({ json: partOf(items, new URL(route.request().url())) }),
  );
  await page.goto(`${url}/timeline?zoom=year`);
  await page.getByText('Something that happened, number 0').first().waitFor();
  await page.waitForTimeout(REST_MS);
  await page.evaluate(WATCH);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const scrolled = await longestIn(page, 'task', async () => {
    await page.mouse.move(500, 600);
    for (let at = 0; at < WHEELS; at += 1) {
      await page.mouse.wheel(0, at < WHEELS / 2 ? WHEEL_PX : -WHEEL_PX);
      await page.waitForTimeout(WHEEL_EVERY_MS);
    }
  });
  const walked: number[] = [];
  const earlier = page.getByRole('button', { name: 'Earlier' });
  for (let at = 0; at < WINDOWS_BACK; at += 1) walked.push(await longestIn(page, 'task', () => earlier.click()));
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { scrolled, walked: median(walked) };
};

type Loop = Readonly<Record<'full' | 'card', Buffer>>;

/** A loop as the site makes them from uploads, at the maximum size. */
const aLoop = async (): Promise<Loop> => {
  const noise = (at: number) =>
    sharp({
      create: {
        width: 480,
        height: 300,
        channels: 3,
        background: '#246',
        noise: { type: 'gaussian', mean: 100 + at * 4, sigma: 12 },
      },
    })
      .png()
      .toBuffer();
  const frames = await Promise.all(Array.from({ length: FRAMES }, (_, at) => noise(at)));
  const { full, card } = await pictureMaker()(await joinFrames(frames, 80), 'loop');
  return { full: Buffer.from(full), card: Buffer.from(card) };
};

const amongLoops = async (page: Page, url: string, loop: Loop) => {
  const asked = new Set<string>();
  const items = Array.from({ length: LOOPS }, (_, at) => loopNo(at));
  await page.route('**/api/v1/animated-cards?**', (route) => route.fulfill({ json: { items } }));
  await page.route('**/api/v1/animated-cards', (route) => route.fulfill({ json: { items } }));
  await page.route('**/api/v1/uploads/**', (route) => {
    const [file = '', size = ''] = new URL(route.request().url()).pathname.split('/').slice(-2);
    if (size === 'full') asked.add(file);
    return route.fulfill({ contentType: 'image/webp', body: size === 'full' ? loop.full : loop.card });
  });
  await page.goto(`${url}/animated`);
  const loops = page.getByRole('button', { name: /^Stop Car number/ });
  await loops.nth(LOOPS - 1).waitFor({ state: 'attached' });
  await page.waitForTimeout(REST_MS);
  const unseen = asked.size - Number(await page.evaluate(IN_SIGHT));
  // Each was visible once, and the last ones play.
  for (let at = 0; at < LOOPS; at += 1) await loops.nth(at).scrollIntoViewIfNeeded();
  await page.waitForTimeout(REST_MS);
  const grown = await megabytesOf(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Memory.simulatePressureNotification', { level: 'critical' });
  await page.waitForTimeout(REST_MS * 3);
  return { unseen: Math.max(unseen, 0), grown, held: await megabytesOf(page) };
};

/** Runs in the page: how many loops touch the window. */
const IN_SIGHT = `[...document.querySelectorAll('button[aria-label^="Stop Car number"]')]
  .filter((one) => one.getBoundingClientRect().top < innerHeight && one.getBoundingClientRect().bottom > 0).length`;

const megabytesOf = async (page: Page): Promise<number> => {
  const devtools = await page.context().browser()?.newBrowserCDPSession();
  const { processInfo = [] } = (await devtools?.send('SystemInfo.getProcessInfo')) ?? {};
  const held = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1024);
  return Math.max(...held);
};

const loopNo = (at: number): AnimatedCard => ({
  loopId: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
  carId: `car-${at}`,
  car: { id: `car-${at}`, name: `Car number ${at}`, brand: 'Make', year: 2004, class: 'B', rq: 60, body: [] },
  file: `${String(at).padStart(40, 'a')}`,
  width: 480,
  height: 300,
  status: 'approved',
  by: { userId: 'ann', name: 'Ann' },
  submittedAt: '2026-01-01T00:00:00.000Z',
  reason: null,
  text: null,
  allowed: [],
});
