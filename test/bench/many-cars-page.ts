import type { Page } from '@playwright/test';
import { type AssetCar, encodeCatalogue } from '#racing';
import { manyCars } from './search-cars.ts';

/** Until the effects of a touch or key are over. */
export const REST_MS = 600;

export const serveManyCars = async (page: Page): Promise<void> => {
  const cars = manyCars().map((car, at): AssetCar => ({
    ...car,
    id: `car-${at}`,
    retired: false,
    source: 'import',
    releasedIn: '26',
  }));
  const [contentType, hash] = ['application/json', 'manycars'];
  const head = JSON.stringify({ hash, position: 1, gameVersion: '26', upcomingTags: [], saidTags: {} });
  const file = encodeCatalogue(cars);
  await page.route('**/api/v1/catalogue', (route) => route.fulfill({ contentType, body: head }));
  await page.route(`**/api/v1/catalogue/${hash}`, (route) => route.fulfill({ contentType, body: file }));
};

/** Runs in the page: records the slowest response to a touch or key, and the longest task, since the last read. */
export const WATCH = `
  globalThis.longest = { event: 0, task: 0 };
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) longest.event = Math.max(longest.event, duration);
  }).observe({ type: 'event', durationThreshold: 16 });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest.task = Math.max(longest.task, duration);
  }).observe({ type: 'longtask' });
`;

/** The longest of its kind during an action, in milliseconds; 0 where it is below the browser's threshold. */
export const longestIn = async (page: Page, kind: 'event' | 'task', act: () => Promise<unknown>): Promise<number> => {
  await page.evaluate('longest.event = longest.task = 0');
  await act();
  await page.waitForTimeout(REST_MS);
  return Number(await page.evaluate(`longest.${kind}`));
};
