import { anEvent, someEvents, followToEnd, idsOf, isIncreasing, type OpenedStore, streamOf } from './kit.ts';

export const followContract = (opened: () => OpenedStore): void => {
  describe('follow', () => {
    it('misses nothing and repeats nothing over the switch from history to live', async () => {
      const { store, another } = opened();
      const other = another ? await another() : store;
      const before = await store.head();
      const streams = Array.from({ length: 8 }, () => streamOf());
      const written = new Map<string, string[]>();
      const write = async (stream: string, from: number, to: number) => {
        for (let n = from; n < to; n += 1) {
          const events = someEvents(2);
          await (n % 2 === 0 ? store : other).append(stream, n === 0 ? 'no-stream' : n * 2 - 1, events);
          written.set(stream, [...(written.get(stream) ?? []), ...idsOf(events)]);
        }
      };
      await Promise.all(streams.map((stream) => write(stream, 0, 15)));

      const live = Promise.withResolvers<void>();
      const following = followToEnd(store, before, new Set(streams), (batch) => batch.live && live.resolve());
      const writing = Promise.all(streams.map((stream) => write(stream, 15, 40)));
      await Promise.all([writing, live.promise]);
      const end = anEvent({}, 'ContractEnded');
      await store.append(streams[0]!, 79, [end]);
      written.get(streams[0]!)!.push(end.id);

      const batches = await following;
      const events = batches.flatMap((batch) => batch.events);
      expect(isIncreasing(events.map((event) => event.position))).toBe(true);
      for (const stream of streams) {
        expect(idsOf(events.filter((event) => event.stream === stream))).toEqual(written.get(stream));
      }
      expect(batches[0]?.live).toBe(false);
      expect(batches.at(-1)?.live).toBe(true);
      if (other !== store) await other.close();
    });

    it('gives each batch a position at or past its events, never going back', async () => {
      const { store } = opened();
      const before = await store.head();
      const stream = streamOf();
      await store.append(stream, 'no-stream', someEvents(30));
      await store.append(stream, 29, [anEvent({}, 'ContractEnded')]);
      const batches = await followToEnd(store, before, new Set([stream]));
      const positions = batches.map((batch) => batch.position);
      expect(positions).toEqual([...positions].sort((a, b) => a - b));
      for (const batch of batches) {
        expect(batch.position).toBeGreaterThanOrEqual(batch.events.at(-1)?.position ?? before);
      }
    });

    it('says that it is live, also when there was nothing to read', async () => {
      const { store } = opened();
      await store.append(streamOf(), 'no-stream', someEvents(1));
      const head = await store.head();
      const stopped = new AbortController();
      for await (const batch of store.follow(head, stopped.signal)) {
        expect(batch).toMatchObject({ events: [], live: true });
        expect(batch.position).toBeGreaterThanOrEqual(head);
        stopped.abort();
      }
    });

    it('hears from a second client', async () => {
      const { store, another } = opened();
      if (!another) return;
      const other = await another();
      const stream = streamOf();
      const before = await store.head();
      const live = Promise.withResolvers<void>();
      const following = followToEnd(store, before, new Set([stream]), (batch) => batch.live && live.resolve());
      await live.promise;
      const events = [...someEvents(3), anEvent({}, 'ContractEnded')];
      const { position } = await other.append(stream, 'no-stream', events);
      expect(idsOf((await following).flatMap((batch) => batch.events))).toEqual(idsOf(events));
      expect(idsOf(await store.read(stream))).toEqual(idsOf(events));
      expect(await store.head()).toBe(position);
      await other.close();
    });

    it('serves several followers at once, each from its own position', async () => {
      const { store } = opened();
      const stream = streamOf();
      const before = await store.head();
      const first = await store.append(stream, 'no-stream', someEvents(3));
      const following = [before, first.position, before].map((after) => followToEnd(store, after, new Set([stream])));
      await store.append(stream, 2, [anEvent({}, 'ContractEnded')]);
      const counts = (await Promise.all(following)).map((batches) => batches.flatMap((batch) => batch.events).length);
      expect(counts).toEqual([4, 1, 4]);
    });

    it('ends when it is aborted: before it began, while it waits, and between batches', async () => {
      const { store } = opened();
      const head = await store.head();
      for await (const _ of store.follow(head, AbortSignal.abort())) throw new Error('followed after the abort');
      const waiting = new AbortController();
      const seen: boolean[] = [];
      for await (const batch of store.follow(head, waiting.signal)) {
        seen.push(batch.live);
        setImmediate(() => waiting.abort());
      }
      expect(seen.at(-1)).toBe(true);
      for await (const _ of store.follow(head, new AbortController().signal)) break;
    });

    it('brings old versions up to date', async () => {
      const { store } = opened();
      const stream = streamOf();
      const before = await store.head();
      const live = Promise.withResolvers<void>();
      await store.append(stream, 'no-stream', [anEvent({ time: 1 }, 'ContractNoted')]);
      const following = followToEnd(store, before, new Set([stream]), (batch) => batch.live && live.resolve());
      await live.promise;
      await store.append(stream, 0, [anEvent({ time: 2 }, 'ContractNoted'), anEvent({}, 'ContractEnded')]);
      const events = (await following).flatMap((batch) => batch.events);
      expect(events.slice(0, 2)).toMatchObject([{ data: { allSeconds: [1] } }, { data: { allSeconds: [2] } }]);
    });
  });
};
