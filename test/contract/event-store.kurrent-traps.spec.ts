import { jsonEvent, KurrentDBClient } from '@kurrent/kurrentdb-client';
import { randomUUID } from 'node:crypto';
import { type EventStore, EventStoreUnavailable, type FollowedBatch, WrongExpectedRevision } from '#event-store';
import {
  type KurrentEventStoreOptions,
  openKurrentEventStore,
} from '../../libs/event-store/src/event-store.kurrent.ts';
import { checkCheckpoint } from '../../libs/read-store/src/foreign-checkpoint.ts';
import { KurrentDouble } from '../support/kurrent-double/kurrent-double.ts';
import type { Proposed } from '../support/kurrent-double/log.ts';
import { anEvent, someEvents, followToEnd, idsOf, isIncreasing, streamOf } from './event-store/kit.ts';

let double: KurrentDouble;
let store: EventStore;

const open = (more: Partial<KurrentEventStoreOptions> = {}) =>
  openKurrentEventStore({ url: double.url, upcasters: {}, ...more });

beforeEach(async () => {
  double = await KurrentDouble.start();
  store = await open();
});

afterEach(async () => {
  await store.close();
  await double.stop();
});

const others = (count: number): Proposed[] =>
  Array.from({ length: count }, () => ({
    id: randomUUID(),
    type: 'OthersHappened',
    contentType: 'application/json',
    data: Buffer.from('{}'),
    metadata: new Uint8Array(),
  }));

const writeOthers = (count: number) => double.log.append('others', 'any', others(count));

/** Follows in the background: the batches so far, and a wait for a given batch. */
const following = (after: number, followed = store) => {
  const stopped = new AbortController();
  const batches: FollowedBatch[] = [];
  let look = () => {};
  const ended = (async () => {
    for await (const batch of followed.follow(after, stopped.signal)) {
      batches.push(batch);
      look();
    }
  })();
  // Until `stop` returns it, its rejection is unhandled.
  ended.catch(() => undefined);
  const until = (isIt: (batches: readonly FollowedBatch[]) => boolean) =>
    new Promise<void>((resolve) => {
      look = () => isIt(batches) && resolve();
      look();
    });
  return {
    batches,
    events: () => batches.flatMap((batch) => batch.events),
    live: () => until((seen) => seen.some((batch) => batch.live)),
    until,
    stop: () => {
      stopped.abort();
      return ended;
    },
  };
};

describe('an append to KurrentDB', () => {
  it('reads its position back when the server does not say it', async () => {
    double.withPositions = false;
    const stream = streamOf();
    const appended = await store.append(stream, 'no-stream', someEvents(3));
    expect(appended).toEqual({ revision: 2, position: (await store.read(stream)).at(-1)?.position });
  });

  it('knows a repeat also when the server does not compare ids', async () => {
    double.log.comparesIds = false;
    const stream = streamOf();
    const events = someEvents(2);
    const first = await store.append(stream, 'no-stream', events);
    expect(await store.append(stream, 'no-stream', events)).toEqual(first);
    const stranger = await open();
    expect(await stranger.append(stream, 'no-stream', events)).toEqual(first);
    await stranger.close();
  });

  it('does not take an event id again at the current revision, though the server would', async () => {
    const stream = streamOf();
    const [one, two] = someEvents(2);
    await store.append(stream, 'no-stream', [one!]);
    await store.append(stream, 0, [two!]);
    const stranger = await open();
    for (const client of [store, stranger]) {
      await expect(client.append(stream, 1, [one!])).rejects.toBeInstanceOf(WrongExpectedRevision);
    }
    await stranger.close();
    expect(await store.read(stream)).toHaveLength(2);
    // The server itself would have.
    double.log.append(`tdr-${stream}`, 1, [double.log.records.find((event) => event.id === one!.id)!]);
    expect(await store.read(stream)).toHaveLength(3);
  });

  it.each([
    ['the connection was cut after it had arrived', 'after' as const],
    ['the server went away for a moment after it had arrived', 'away' as const],
  ])('is done when %s', async (_, cut) => {
    const stream = streamOf();
    double.cutNextAppend(cut);
    const appended = await store.append(stream, 'no-stream', someEvents(2));
    expect(appended).toEqual({ revision: 1, position: (await store.read(stream)).at(-1)?.position });
  });

  it('is sent again when the connection was cut before it arrived', async () => {
    const stream = streamOf();
    const events = someEvents(2);
    double.cutNextAppend('before');
    expect(await store.append(stream, 'no-stream', events)).toMatchObject({ revision: 1 });
    expect(idsOf(await store.read(stream))).toEqual(idsOf(events));
  });

  it('is lost to the one who was faster when it was cut before it arrived', async () => {
    const stream = streamOf();
    const [ours, theirs] = [someEvents(1), someEvents(1)];
    await double.goDown();
    const losing = store.append(stream, 'no-stream', ours).catch((error: unknown) => error);
    double.log.append(`tdr-${stream}`, 'no-stream', [
      { ...others(1)[0]!, id: theirs[0]!.id, metadata: Buffer.from('{}') },
    ]);
    await double.comeBack();
    expect(await losing).toBeInstanceOf(WrongExpectedRevision);
  });

  it('does not wait for ever for an answer, and the next append gets through', async () => {
    const impatient = await open({ answerMs: 1_500 });
    const follower = following(0, impatient);
    await follower.live();
    const stream = streamOf();
    double.cutNextAppend('mute');
    const appended = await impatient.append(stream, 'no-stream', someEvents(1));
    expect(appended.position).toBe((await store.read(stream))[0]?.position);
    expect(await impatient.append(stream, 0, someEvents(1))).toMatchObject({ revision: 1 });
    await follower.until(() => follower.events().length === 2);
    await follower.stop();
    await impatient.close();
  });

  it('is refused while the server is away, and goes on when it is back', async () => {
    const stream = streamOf();
    const hasty = await open({ requestMs: 300 });
    await hasty.append(stream, 'no-stream', someEvents(1));
    await double.goDown();
    const refused = [hasty.append(stream, 0, someEvents(1)), hasty.read(stream), open({ startMs: 300 })];
    for (const each of await Promise.allSettled(refused))
      expect(each).toMatchObject({ status: 'rejected', reason: expect.any(EventStoreUnavailable) });
    await double.comeBack();
    expect(await store.read(stream)).toHaveLength(1);
    expect(await store.append(stream, 0, someEvents(1))).toMatchObject({ revision: 1 });
    await hasty.close();
  });
});

describe('a position in KurrentDB', () => {
  it('goes past what others wrote, without an event of theirs, in readAll and in follow', async () => {
    const before = await store.head();
    const follower = following(before);
    await follower.live();
    writeOthers(1_200);
    await follower.until((seen) => (seen.at(-1)?.position ?? 0) > before);
    expect(follower.events()).toEqual([]);
    await follower.stop();

    const { events, position } = await store.readAll(before, 10);
    expect(events).toEqual([]);
    expect(position).toBe(Number(double.log.records.at(-1)?.position));
    expect(await store.head()).toBe(before);
    const stream = streamOf();
    const appended = await store.append(stream, 'no-stream', someEvents(2));
    expect((await store.readAll(position, 10)).events).toHaveLength(2);
    expect(await store.head()).toBe(appended.position);
  });

  it('that is past our last event does not stop a view that got there, one past the log does', async () => {
    await store.append(streamOf(), 'no-stream', someEvents(1));
    writeOthers(5);
    const { position } = await store.readAll(await store.head(), 1);
    expect(position).toBeGreaterThan(await store.head());
    const [view, logId] = [{ name: 'cars', version: 1 }, await store.logId()];
    await checkCheckpoint(store, view, { position, logId });
    const beyond = checkCheckpoint(store, view, { position: Number(double.log.end), logId });
    await expect(beyond).rejects.toMatchObject({ name: 'CheckpointBeyondLog' });
  });

  it('does not hide an event that is written exactly where a checkpoint was', async () => {
    // The list of shapes has the event by now, and does not grow by another.
    await store.append(streamOf(), 'no-stream', someEvents(1));
    // The first page of the catch-up ends with the log, so the next one starts where the next event will be.
    const before = await store.head();
    double.log.append('others', 'any', others(500 - double.log.records.length));
    const follower = following(before);
    await follower.live();
    const end = Number(double.log.end);
    const { position } = await store.append(streamOf(), 'no-stream', someEvents(1));
    expect(position).toBe(end);
    await follower.until((seen) => seen.some((batch) => batch.position >= position));
    expect(follower.events().map((event) => event.position)).toEqual([position]);
    await follower.stop();
    expect(
      Math.max(...follower.batches.filter((batch) => batch.events.length === 0).map((batch) => batch.position)),
    ).toBeLessThan(position);
  });

  it('can be followed on from wherever a follower was', async () => {
    for (let n = 0; n < 5; n += 1) {
      writeOthers(300);
      await store.append(streamOf(), 'no-stream', someEvents(40));
    }
    const stream = streamOf();
    await store.append(stream, 'no-stream', [anEvent({}, 'ContractEnded')]);
    const all = await followToEnd(store, 0, new Set([stream]));
    for (const { position } of all) {
      const rest = await followToEnd(store, position === (await store.head()) ? 0 : position, new Set([stream]));
      expect(rest.flatMap((batch) => batch.events)).toHaveLength(1);
    }
  });

  it('is refused at the opening when a number cannot hold it', async () => {
    const far = await KurrentDouble.start({ firstPosition: BigInt(Number.MAX_SAFE_INTEGER) + 1n });
    const opening = open({ url: far.url });
    await expect(opening).rejects.toBeInstanceOf(EventStoreUnavailable);
    await expect(opening).rejects.toThrow('past what a number holds');
    await far.stop();
  });

  it('that is none of this log ends a follower instead of trying for ever', async () => {
    await store.append(streamOf(), 'no-stream', someEvents(1));
    const withinARecord = (await store.head()) + 1;
    const follower = store.follow(withinARecord, new AbortController().signal)[Symbol.asyncIterator]();
    await expect(follower.next()).rejects.toBeInstanceOf(EventStoreUnavailable);
  });
});

describe('a follower of KurrentDB', () => {
  it('misses nothing and repeats nothing when its connection is cut again and again', async () => {
    const follower = following(0);
    await follower.live();
    const stream = streamOf();
    const written: string[] = [];
    let cuts = 0;
    let writtenAtCut = 0;
    for (let n = 0; n < 60; n += 1) {
      const events = someEvents(2);
      await store.append(stream, n === 0 ? 'no-stream' : n * 2 - 1, events).catch(async () => {
        // The cut may have hit the append's connection too.
        await store.append(stream, n === 0 ? 'no-stream' : n * 2 - 1, events);
      });
      written.push(...idsOf(events));
      writeOthers(n % 7);
      if (n % 10 !== 5) continue;
      // Events written after a cut are seen over the next connection: there is one to be cut.
      await follower.until((seen) => seen.flatMap((batch) => batch.events).length > writtenAtCut);
      cuts += double.cutSubscriptions();
      writtenAtCut = written.length;
    }
    await follower.until((seen) => seen.flatMap((batch) => batch.events).length >= written.length);
    await follower.stop();
    expect(cuts).toBeGreaterThanOrEqual(6);
    expect(idsOf(follower.events())).toEqual(written);
    expect(isIncreasing(follower.events().map((event) => event.position))).toBe(true);
    expect(follower.batches.filter((batch) => !batch.live)).toEqual([]);
  });

  it('goes on when the server was away', async () => {
    const follower = following(0);
    await follower.live();
    await double.goDown();
    const events = someEvents(1);
    const metadata = Buffer.from(JSON.stringify(events[0]!.meta));
    double.log.append('tdr-cell-away', 'no-stream', [{ ...others(1)[0]!, id: events[0]!.id, metadata }]);
    await double.comeBack();
    await follower.until((seen) => seen.some((batch) => batch.events.length > 0));
    await follower.stop();
    expect(idsOf(follower.events())).toEqual(idsOf(events));
  });

  it('sees neither the events of the server nor those of streams that are not ours', async () => {
    const client = KurrentDBClient.connectionString(double.url);
    await client.appendToStream('tdr', jsonEvent({ type: 'Other', data: {} }));
    await client.appendToStream('tdrift-1', jsonEvent({ type: 'Other', data: {} }));
    await store.append('cell-gone', 'no-stream', someEvents(1));
    await client.tombstoneStream('tdr-cell-gone');
    await client.dispose();
    const stream = streamOf();
    await store.append(stream, 'no-stream', [anEvent({}, 'ContractEnded')]);
    const types = (await followToEnd(store, 0, new Set([stream, 'cell-gone']))).flatMap((batch) => batch.events);
    expect(types.map((event) => event.type)).toEqual(['ContractHappened', 'ContractEnded']);
    expect((await store.readAll(0, 100)).events.map((event) => event.stream)).toEqual(['cell-gone', stream]);
  });
});

describe('the id of a log in KurrentDB', () => {
  it('is one for all who open a new log at once, another for another prefix', async () => {
    const stores = await Promise.all(Array.from({ length: 8 }, () => open({ streamPrefix: 'fresh-' })));
    const ids = await Promise.all(stores.map((each) => each.logId()));
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).not.toBe(await store.logId());
    expect(await stores[0]!.head()).toBe(0);
    expect(double.log.read('log-id-of-fresh-')).toHaveLength(1);
    await Promise.all(stores.map((each) => each.close()));
  });
});
