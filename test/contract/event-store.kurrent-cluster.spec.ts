import { setTimeout as sleep } from 'node:timers/promises';
import { sideBySide } from '../support/side-by-side.ts';
import { type EventStore, EventStoreUnavailable, type NewEvent, withinBudget } from '#event-store';
import { openKurrentEventStore } from '../../libs/event-store/src/event-store.kurrent.ts';
import { KurrentCluster } from '../support/kurrent-double/kurrent-cluster.ts';
import { anEvent, someEvents, idsOf, streamOf } from './event-store/kit.ts';

const ANSWER_MS = 1_500;
const ELECTION_MS = 500;

type Running = { readonly cluster: KurrentCluster; readonly store: EventStore; open(): Promise<EventStore> };

/** A cluster for each test, so that they can run in parallel: most of their time is waiting. */
const withCluster = async (work: (running: Running) => Promise<void>): Promise<void> => {
  await using stack = new AsyncDisposableStack();
  const cluster = stack.adopt(await KurrentCluster.start(), (started) => started.stop());
  const open = async () =>
    stack.adopt(await openKurrentEventStore({ url: cluster.url, upcasters: {}, answerMs: ANSWER_MS }), (opened) =>
      opened.close(),
    );
  await work({ cluster, store: await open(), open });
};

/** Writes to its own streams, `atOnce` in parallel, until it is stopped; returns the acknowledged events. */
const writing = (store: EventStore, atOnce: number) => {
  const acknowledged: NewEvent[] = [];
  const stopped = new AbortController();
  const write = async () => {
    const stream = streamOf();
    for (let n = 0; !stopped.signal.aborted; n += 1) {
      const event = anEvent({ n });
      await store.append(stream, n === 0 ? 'no-stream' : n - 1, [event]);
      acknowledged.push(event);
      await sleep(10);
    }
  };
  const ended = Promise.all(Array.from({ length: atOnce }, write));
  ended.catch(() => undefined);
  return {
    acknowledged,
    /** Waits until so many more are acknowledged. */
    more: async (count: number) => {
      for (const wanted = acknowledged.length + count; acknowledged.length < wanted;) {
        await Promise.race([ended, sleep(5)]);
      }
    },
    stop: async () => {
      stopped.abort();
      await ended;
      return idsOf(acknowledged).sort();
    },
  };
};

const stored = ({ log }: KurrentCluster): string[] =>
  log.records
    .filter(({ stream }) => stream.startsWith('tdr-'))
    .map(({ id }) => id)
    .sort();

/** Follows in the background until so many events have arrived. */
const followed = async (store: EventStore, count: number): Promise<string[]> => {
  const found: string[] = [];
  const stop = new AbortController();
  for await (const { events } of store.follow(0, stop.signal)) {
    found.push(...idsOf(events));
    if (found.length >= count) stop.abort();
  }
  return found.sort();
};

const faults: readonly [string, (cluster: KurrentCluster) => Promise<unknown>][] = [
  [
    'is killed',
    async (cluster) => {
      await cluster.kill();
      await cluster.elect(ELECTION_MS);
    },
  ],
  [
    'falls silent and comes back',
    async (cluster) => {
      const old = cluster.freeze();
      await cluster.elect(ELECTION_MS);
      await sleep(ANSWER_MS);
      await cluster.thaw(old);
    },
  ],
  [
    'falls silent, having stored what it was asked',
    async (cluster) => {
      cluster.freeze(true);
      await cluster.elect(ELECTION_MS);
    },
  ],
  ['hands over', (cluster) => cluster.handOver()],
];

const costsNoWrite = (fault: (cluster: KurrentCluster) => Promise<unknown>) =>
  withCluster(async ({ cluster, store }) => {
    const writers = writing(store, 4);
    await writers.more(8);
    await fault(cluster);
    await writers.more(8);
    const acknowledged = await writers.stop();
    expect(stored(cluster)).toEqual(acknowledged);
    expect(await followed(store, acknowledged.length)).toEqual(acknowledged);
  });

const isNoticed = () =>
  withCluster(async ({ cluster, store, open }) => {
    const listener = await open();
    const events = someEvents(2);
    const heard = followed(listener, 2);
    await store.append(streamOf(), 'no-stream', events.slice(0, 1));
    cluster.freeze();
    await cluster.elect(ELECTION_MS);
    await store.append(streamOf(), 'no-stream', events.slice(1));
    expect(await heard).toEqual(idsOf(events).sort());
  });

const isAskedNoLonger = () =>
  withCluster(async ({ cluster, store }) => {
    const stream = streamOf();
    await store.append(stream, 'no-stream', someEvents(1));
    cluster.resign();
    const from = performance.now();
    const request = () =>
      withinBudget(async () => {
        await store.read(stream);
        await store.append(stream, 0, someEvents(1));
      }, 1_000);
    await expect(request()).rejects.toBeInstanceOf(EventStoreUnavailable);
    expect(performance.now() - from).toBeLessThan(2_500);
    const patient = store.append(stream, 0, someEvents(1));
    await cluster.elect(0);
    expect(await patient).toMatchObject({ revision: 1 });
  });

const mayBeUnknown = () =>
  withCluster(async ({ cluster }) => {
    const [, ...two] = cluster.nodes.map(({ port }) => `127.0.0.1:${port}`);
    const url = cluster.urlOf('no-such-node.invalid:2113', ...two);
    const store = await openKurrentEventStore({ url, upcasters: {}, answerMs: ANSWER_MS });
    expect(await store.append(streamOf(), 'no-stream', someEvents(1))).toMatchObject({ revision: 0 });
    await store.close();
  });

describe("the log's cluster", () => {
  sideBySide([
    ...faults.map(([name, fault]) => {
      const sentence = `costs no write when its leader ${name}, and stores none twice`;
      return [sentence, () => costsNoWrite(fault)] as const;
    }),
    ['is noticed to be silent by somebody who only listens', isNoticed],
    ['is asked for no longer than a request may take, and again as soon as somebody leads', isAskedNoLonger],
    ['may be named with a node that does not exist', mayBeUnknown],
  ]);
});
