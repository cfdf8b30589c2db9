import lighthouse from 'lighthouse';
import { buildApi, startApiProcess } from '#test/api-process';
import { freePort } from '#test/server-process';
import { benchFolder, median, row } from './bench-kit.ts';
import { phoneBrowser } from './phone-browser.ts';

const RUNS = 5;
/** Lighthouse's mobile preset, simulated: a processor 4 times slower, 1.6 Mbit/s, 150 ms. */
const PHONE = { throttlingMethod: 'simulate', formFactor: 'mobile' } as const;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;

/** The first visit of `/` on a slow phone, of a fresh site with its starter times. */
export default async (): Promise<boolean> => {
  buildApi();
  const { folder, remove } = benchFolder();
  const site = await startApiProcess({ DATA_DIR: folder, PORT: String(await freePort()) });
  try {
    // The server's own first responses compete with the page for the processor.
    await visit(site.url);
    const visits: Visit[] = [];
    for (let run = 0; run < RUNS; run += 1) visits.push(await visit(site.url));
    const middle = (of: (one: Visit) => number) => median(visits.map(of));
    return [
      row({ work: 'first load of /: script', value: middle(({ scriptKb }) => scriptKb), unit: 'kB', atMost: 200 }),
      row({ work: 'first load of /: largest paint', value: middle(({ paint }) => paint), unit: 's', atMost: 2.5 }),
      row({ work: 'first load of /: time blocked', value: middle(({ blocked }) => blocked), unit: 'ms', atMost: 100 }),
      row({
        work: "first load of /: this machine by Lighthouse's index",
        value: middle(({ index }) => index),
        unit: '',
      }),
      ...CATEGORIES.map((name) =>
        row({ work: `first load of /: ${name}`, value: middle(({ scores }) => scores[name]), unit: '', atLeast: 95 }),
      ),
    ].every(Boolean);
  } finally {
    await site.stop();
    remove();
  }
};

type Visit = {
  readonly scriptKb: number;
  readonly paint: number;
  readonly blocked: number;
  /**
   * The speed of the processor; Lighthouse's authors call one from 1,500 a fast desk's, and slow it down by 4 for a
   * phone.
   */
  readonly index: number;
  readonly scores: Readonly<Record<(typeof CATEGORIES)[number], number>>;
};

const visit = async (url: string): Promise<Visit> => {
  const port = await freePort();
  const browser = await phoneBrowser([`--remote-debugging-port=${port}`]);
  try {
    const answer = await lighthouse(url, { port, ...PHONE, onlyCategories: [...CATEGORIES], logLevel: 'error' });
    if (!answer) throw new Error('Lighthouse gave no result.');
    const { audits, categories } = answer.lhr;
    const number = (id: string) => audits[id]?.numericValue ?? NaN;
    return {
      scriptKb: scriptBytes(audits['network-requests']?.details) / 1_000,
      paint: number('largest-contentful-paint') / 1_000,
      blocked: number('total-blocking-time'),
      index: answer.lhr.environment.benchmarkIndex,
      scores: Object.fromEntries(
        CATEGORIES.map((name) => [name, (categories[name]?.score ?? NaN) * 100]),
      ) as Visit['scores'],
    };
  } finally {
    await browser.close();
  }
};

/** Transferred bytes of scripts, response headers included; the worker's files come after the load. */
const scriptBytes = (details: unknown): number => {
  const { items } = details as { items: readonly { resourceType?: string; transferSize?: number }[] };
  return items
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
};
