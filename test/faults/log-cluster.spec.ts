import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { upcasters } from '#domain';
import type { EventStore } from '#event-store';
import type { Recorded } from '#kernel';
import { projections } from '#projections';
import { openReadStore, verifyView } from '#read-store';
import { type ApiProcess, buildApi, startApiProcess, unlimited } from '#test/api-process';
import { noteFault } from '#test/fault-table';
import { type AcknowledgedTime, cellsOf, missingTimes, signUp } from '#test/lap-time-stream';
import { type SteadyWriters, writeSteadily } from '#test/steady-writers';
import { openKurrentEventStore } from '../../libs/event-store/src/event-store.kurrent.ts';
import { KurrentCluster } from '../support/kurrent-double/kurrent-cluster.ts';

const BUILD_MS = 300_000;
/** The cluster's time to elect a leader: after one that died, and after one that stopped answering. */
const ELECTION_MS = { killed: 2_000, silent: 5_000 };
const OUT_MS = 60_000;

const folder = mkdtempSync(join(tmpdir(), 'tdr-log-cluster-'));
let cluster: KurrentCluster;
let api: ApiProcess;
let cookie: string;
let cells: Iterator<AcknowledgedTime>;

beforeAll(async () => {
  buildApi();
  cluster = await KurrentCluster.start();
  api = await startApiProcess({ ...unlimited(), DATA_DIR: folder, EVENT_STORE_URL: cluster.url });
  cookie = await signUp(api.url);
  cells = await cellsOf(api.url);
}, BUILD_MS);

afterAll(async () => {
  await api?.stop('SIGTERM');
  await cluster?.stop();
  for (const path of [folder, `${folder}-erasures.jsonl`]) rmSync(path, { recursive: true, force: true });
});

/** The log as it is now, read once: every view is folded from it. */
const replayed = async (): Promise<EventStore> => {
  const store = await openKurrentEventStore({ url: cluster.url, upcasters });
  const events: Recorded[] = [];
  let end = 0;
  for (;;) {
    const batch = await store.readAll(end, 1_000);
    if (batch.events.length === 0) break;
    events.push(...batch.events);
    end = batch.position;
  }
  const [head, logId] = [await store.head(), await store.logId()];
  await store.close();
  return {
    head: async () => head,
    logId: async () => logId,
    readAll: async (after, limit, types) => {
      const page = events.filter(({ position }) => position > after).slice(0, limit);
      const position = page.length === limit ? (page.at(-1)?.position ?? end) : end;
      return { events: page.filter(({ type }) => types?.has(type) ?? true), position };
    },
  } satisfies Partial<EventStore> as unknown as EventStore;
};

const differences = async (): Promise<unknown[]> => {
  const [eventStore, readStore] = [await replayed(), await openReadStore({ url: `sqlite:${join(folder, 'views')}` })];
  const found: unknown[] = [];
  for (const projection of projections) {
    const verified = await verifyView({ eventStore, readStore, projection, holder: 'test' });
    if (!verified?.equal) found.push({ view: projection.name, verified });
  }
  await readStore.close();
  return found;
};

const notOnce = ({ acknowledged }: SteadyWriters): unknown[] => {
  const counts = new Map<string, number>();
  for (const { type, stream } of cluster.log.records)
    if (type === 'LapTimeSubmitted') counts.set(stream, (counts.get(stream) ?? 0) + 1);
  const streamOf = ({ carId, trackCode }: AcknowledgedTime) => `tdr-cell-${carId}|111|${trackCode}`;
  return acknowledged
    .map(({ time }) => [streamOf(time), counts.get(streamOf(time)) ?? 0] as const)
    .filter(([, count]) => count !== 1);
};

/** The largest delay of the lap times view behind the newest acknowledged time, within some seconds. */
const longestLag = async ({ acknowledged }: SteadyWriters): Promise<number> => {
  let longest = 0;
  for (const end = performance.now() + 3_000; performance.now() < end; await delay(50)) {
    const newest = acknowledged.at(-1);
    if (!newest) continue;
    while ((await missingTimes(api.url, [newest.time])).length > 0) await delay(10);
    longest = Math.max(longest, performance.now() - Math.max(newest.at, end - 3_000));
  }
  return longest;
};

type Seen = { readonly refused: number; readonly longestMs: number };

/** Checks that every request was answered, and each refusal has a retry time. */
const seenBy = ({ requests }: SteadyWriters): Seen => {
  expect(requests.filter(({ status, retryAfter }) => status !== 201 && !(status === 503 && retryAfter))).toEqual([]);
  return {
    refused: requests.filter(({ status }) => status === 503).length,
    longestMs: Math.max(...requests.map(({ from, to }) => to - from)),
  };
};

/** Writers at work during a fault; in the end nothing is lost, nothing is there twice, and views are right. */
const during = async (
  name: string,
  writers: number,
  work: (writing: SteadyWriters) => Promise<number>,
): Promise<Seen> => {
  const writing = writeSteadily(api.url, cookie, cells, writers);
  await writing.firstAfter(performance.now());
  const healedMs = await work(writing);
  await writing.stop();
  const times = writing.acknowledged.map(({ time }) => time);
  for (const end = performance.now() + 5_000; performance.now() < end; await delay(100))
    if ((await missingTimes(api.url, times)).length === 0) break;
  const lost = (await missingTimes(api.url, times)).length;
  const seen = seenBy(writing);
  noteFault({ fault: `${name}, ${writers} writers`, lost, healedMs });
  console.log(name, { writers, times: times.length, lost, healedMs: Math.round(healedMs), ...seen });
  expect({ lost, notOnce: notOnce(writing), differences: await differences() }).toEqual({
    lost: 0,
    notOnce: [],
    differences: [],
  });
  return seen;
};

const restarted = async (work: Promise<void>): Promise<void> => {
  await work;
  await delay(1_000);
};

describe.each([1, 16])("the log's cluster under %i writers", (writers) => {
  it('loses its leader without a 503', async () => {
    const { refused, longestMs } = await during('the log’s leader is killed', writers, async (writing) => {
      const killed = await cluster.kill();
      await cluster.elect(ELECTION_MS.killed);
      const elected = performance.now();
      const first = await writing.firstAfter(elected);
      await delay(2_000);
      await restarted(killed.restart());
      return first - elected;
    });
    expect(refused).toBe(0);
    expect(longestMs).toBeLessThan(6_000);
  });

  it('takes writes soon after a silent leader was replaced, and is read as it is', async () => {
    const { longestMs } = await during('the log’s leader is silent for 60 s', writers, async (writing) => {
      const from = performance.now();
      const silent = cluster.freeze();
      await cluster.elect(ELECTION_MS.silent);
      const elected = performance.now();
      const first = await writing.firstAfter(elected);
      const lag = await longestLag(writing);
      console.log('lag', lag);
      expect(lag).toBeLessThan(1_000);
      expect(first - elected).toBeLessThan(4_000);
      await delay(OUT_MS - (performance.now() - from));
      await restarted(cluster.thaw(silent));
      return first - elected;
    });
    expect(longestMs).toBeLessThan(10_000);
  });
});

describe("the log's cluster", () => {
  it('loses five leaders in a row', async () => {
    const { longestMs } = await during('five of the log’s leaders are silent in a row', 16, async (writing) => {
      let longest = 0;
      for (let n = 0; n < 5; n += 1) {
        const silent = cluster.freeze();
        await cluster.elect(ELECTION_MS.silent);
        const elected = performance.now();
        longest = Math.max(longest, (await writing.firstAfter(elected)) - elected);
        await restarted(cluster.thaw(silent));
      }
      return longest;
    });
    expect(longestMs).toBeLessThan(10_000);
  });

  it('hands over under load without a 503', async () => {
    const { refused } = await during('the log’s leader hands over', 16, async (writing) => {
      let longest = 0;
      for (let n = 0; n < 3; n += 1) {
        await cluster.handOver();
        const handed = performance.now();
        longest = Math.max(longest, (await writing.firstAfter(handed)) - handed);
        await delay(1_000);
      }
      return longest;
    });
    expect(refused).toBe(0);
  });

  it('is without a leader for a minute: all are answered, reads go on, writes when there is one', async () => {
    const { longestMs } = await during('the log has no leader for 60 s', 16, async (writing) => {
      cluster.resign();
      for (const end = performance.now() + OUT_MS; performance.now() < end; await delay(1_000)) {
        const asked = performance.now();
        expect((await fetch(`${api.url}/api/v1/cars?limit=1`)).status).toBe(200);
        expect(performance.now() - asked).toBeLessThan(1_000);
      }
      await cluster.elect(0);
      const elected = performance.now();
      const healed = (await writing.firstAfter(elected)) - elected;
      expect(healed).toBeLessThan(2_000);
      return healed;
    });
    expect(longestMs).toBeLessThan(10_000);
  });
});
