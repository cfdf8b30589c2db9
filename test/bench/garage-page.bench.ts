import { randomUUID } from 'node:crypto';
import { buildApi, startApiProcess, unlimited } from '#test/api-process';
import { carsOf, signUp } from '#test/lap-time-stream';
import { freePort } from '#test/server-process';
import { benchFolder, median, row } from './bench-kit.ts';
import { phoneBrowser } from './phone-browser.ts';

const COPIES = 3_000;
const IMPORTS = 3;
const VISITS = 3;
const tunes = ['996', '969', '699'];

/** A garage of 3,000 copies: imported by one request, and opened in a real browser. */
export default async (): Promise<boolean> => {
  buildApi();
  const { folder, remove } = benchFolder();
  const site = await startApiProcess({ ...unlimited(), DATA_DIR: folder, PORT: String(await freePort()) });
  try {
    const carIds = await carsOf(site.url);
    const took: number[] = [];
    let cookie = '';
    for (let turn = 0; turn < IMPORTS; turn += 1) {
      cookie = await signUp(site.url);
      took.push(await importMs(site.url, cookie, carIds));
    }
    const opened: number[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) opened.push(await openMs(site.url, cookie));
    return [
      row({ work: 'import of 3,000 copies in one request', value: median(took), unit: 'ms', atMost: 2_000 }),
      row({
        work: 'a garage of 3,000 copies, from its data to the page',
        value: median(opened),
        unit: 'ms',
        atMost: 300,
      }),
    ].every(Boolean);
  } finally {
    await site.stop();
    remove();
  }
};

async function importMs(url: string, cookie: string, carIds: readonly string[]): Promise<number> {
  const lines = Array.from({ length: COPIES }, (_, at) => {
    const carId = carIds[at % carIds.length] ?? '';
    return `f${at.toString(36)},${carId},${tunes[at % tunes.length]},2026-02-01T10,1,2,0,no`;
  });
  const body = ['copy,car,points,since,won,lost,drawn,locked', ...lines].join('\n');
  const headers = { cookie, origin: url, 'content-type': 'text/csv', 'idempotency-key': randomUUID() };
  const beganMs = performance.now();
  const answer = await fetch(`${url}/api/v1/garage/imports`, { method: 'POST', headers, body });
  const tookMs = performance.now() - beganMs;
  if (!answer.ok) throw new Error(`the import was refused: ${await answer.text()}`);
  return tookMs;
}

/** Runs in the page: when the number of copies appears, and when its last file arrived. */
const WATCH = `
  new MutationObserver((_, observer) => {
    if (!document.querySelector('main')?.textContent.includes('3,000')) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const data = performance.getEntriesByType('resource')
        .filter(({ name }) => /\\/api\\/v1\\/(garage|catalogue\\/[^/]+)$/.test(name));
      globalThis.openedMs = performance.now() - Math.max(...data.map(({ responseEnd }) => responseEnd));
    });
  }).observe(document, { childList: true, subtree: true, characterData: true });
`;

async function openMs(url: string, cookie: string): Promise<number> {
  const browser = await phoneBrowser();
  try {
    const context = await browser.newContext({
      serviceWorkers: 'block',
      viewport: { width: 1440, height: 900 },
      bypassCSP: true,
    });
    const cookies = cookie.split('; ').map((one) => {
      const at = one.indexOf('=');
      return { name: one.slice(0, at), value: one.slice(at + 1), url };
    });
    await context.addCookies(cookies);
    const page = await context.newPage();
    await page.addInitScript(WATCH);
    // From another page, the usual way: the start of the site itself has its own benchmark.
    await page.goto(`${url}/cars`);
    await page.getByText(/^\d+ cars, /).waitFor();
    await page.evaluate("history.pushState({}, '', '/me'); dispatchEvent(new PopStateEvent('popstate'))");
    const opened = await page.waitForFunction('globalThis.openedMs');
    return (await opened.jsonValue()) as number;
  } finally {
    await browser.close();
  }
}
