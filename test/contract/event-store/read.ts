import { anEvent, someEvents, idsOf, isIncreasing, type OpenedStore, readAllOf, streamOf } from './kit.ts';

export const readContract = (opened: () => OpenedStore): void => {
  describe('read', () => {
    it('gives nothing for a stream that does not exist', async () => {
      expect(await opened().store.read(streamOf())).toEqual([]);
    });

    it('gives back what was written, whole and in order', async () => {
      const { store } = opened();
      const stream = streamOf();
      const events = [
        anEvent({ seconds: 24.5, nested: { list: [1, null, true], empty: {} } }),
        anEvent({}),
        anEvent({ n: -0.1 }),
      ];
      const { position } = await store.append(stream, 'no-stream', events);
      const read = await store.read(stream);
      expect(read.map((event) => ({ ...event, version: event.version ?? 1 }))).toEqual(
        events.map((event, revision) => ({ version: 1, ...event, stream, revision, position: expect.any(Number) })),
      );
      expect(isIncreasing(read.map((event) => event.position))).toBe(true);
      expect(read.at(-1)?.position).toBe(position);
    });

    it('keeps metadata without a correlation id as it is', async () => {
      const { store } = opened();
      const stream = streamOf();
      const { correlationId: _, ...meta } = anEvent().meta;
      await store.append(stream, 'no-stream', [{ ...anEvent(), meta }]);
      expect((await store.read(stream))[0]?.meta).toEqual(meta);
    });

    it.each([
      "cell-Car_(x)&'+.1|332|tRoad_a00",
      'cell-%2F /?#;"<>\\',
      'cell-Škoda_レース_🏁',
      `cell-${'x'.repeat(200)}`,
    ])('reads a stream with the awkward name %s', async (name) => {
      const { store } = opened();
      const stream = `${name}${streamOf('')}`;
      const events = someEvents(2);
      const before = await store.head();
      await store.append(stream, 'no-stream', events);
      expect((await store.read(stream)).map((event) => event.stream)).toEqual([stream, stream]);
      const all = await readAllOf(store, before, 100);
      expect(idsOf(all.filter((event) => event.stream === stream))).toEqual(idsOf(events));
    });

    it('does not take a stream for another whose name only begins alike or differs in case', async () => {
      const { store } = opened();
      const stream = streamOf('cell-Aa');
      await store.append(stream, 'no-stream', someEvents(1));
      await store.append(`${stream}b`, 'no-stream', someEvents(1));
      await store.append(stream.replace('Aa', 'aA'), 'no-stream', someEvents(1));
      expect(await store.read(stream)).toHaveLength(1);
    });

    it('keeps every character of the data, up to 60 kB of it', async () => {
      const { store } = opened();
      const stream = streamOf();
      const data = { odd: '\u0000 "\\ \u2028 ñ 漢字 🏎️ \r\n', long: 'ü'.repeat(30 * 1024 - 400) };
      await store.append(stream, 'no-stream', [anEvent(data)]);
      expect((await store.read(stream))[0]?.data).toEqual(data);
    });

    it('brings old versions up to date, and leaves the newest alone', async () => {
      const { store } = opened();
      const stream = streamOf();
      const before = await store.head();
      const note = (data: object, version?: number) => ({
        ...anEvent(data, 'ContractNoted'),
        ...(version === undefined ? {} : { version }),
      });
      await store.append(stream, 'no-stream', [
        note({ time: 1 }),
        note({ time: 2 }, 1),
        note({ seconds: 3 }, 2),
        note({ allSeconds: [4] }, 3),
      ]);
      const newest = [1, 2, 3, 4].map((n) => ({ version: 3, data: { allSeconds: [n] } }));
      expect(await store.read(stream)).toMatchObject(newest);
      expect((await readAllOf(store, before, 3)).filter((event) => event.stream === stream)).toMatchObject(newest);
    });
  });

  describe('readAll', () => {
    it('pages through all streams in position order, whatever the gaps', async () => {
      const { store } = opened();
      const before = await store.head();
      const streams = [streamOf(), streamOf(), streamOf()];
      for (const stream of streams) await store.append(stream, 'no-stream', someEvents(7));
      for (const stream of streams) await store.append(stream, 6, someEvents(4));
      for (const limit of [1, 5, 1_000]) {
        const all = (await readAllOf(store, before, limit)).filter((event) => streams.includes(event.stream));
        expect(isIncreasing(all.map((event) => event.position))).toBe(true);
        expect(all.map((event) => event.revision).filter((revision) => revision < 7)).toHaveLength(21);
        expect(all).toHaveLength(33);
        for (const stream of streams) {
          expect(all.filter((event) => event.stream === stream)).toEqual(await store.read(stream));
        }
      }
    });

    it('never gives more than the limit, nor anything at or before the position', async () => {
      const { store } = opened();
      const stream = streamOf();
      await store.append(stream, 'no-stream', someEvents(10));
      const third = (await store.read(stream))[2]!.position;
      const batch = await store.readAll(third, 4);
      expect(batch.events.length).toBeLessThanOrEqual(4);
      expect(batch.events.map((event) => event.revision)).toEqual([3, 4, 5, 6].slice(0, batch.events.length));
      expect(batch.position).toBeGreaterThanOrEqual(batch.events.at(-1)!.position);
    });

    it('leaves out what is of other types, and goes past it', async () => {
      const { store } = opened();
      const before = await store.head();
      const stream = streamOf();
      await store.append(stream, 'no-stream', [
        anEvent({ n: 0 }, 'ContractHeard'),
        ...someEvents(3),
        anEvent({ n: 4 }, 'ContractHeard'),
      ]);
      const heard = await store.readAll(before, 1_000, new Set(['ContractHeard']));
      expect(heard.events.filter((event) => event.stream === stream).map(({ revision }) => revision)).toEqual([0, 4]);
      const none = await store.readAll(before, 1_000, new Set(['ContractNeverHeard']));
      expect(none.events).toEqual([]);
      expect(none.position).toBeGreaterThanOrEqual(await store.head());
    });

    it('has nothing after the head, and says so without moving back', async () => {
      const { store } = opened();
      await store.append(streamOf(), 'no-stream', someEvents(1));
      const head = await store.head();
      const batch = await store.readAll(head, 10);
      expect(batch.events).toEqual([]);
      expect(batch.position).toBeGreaterThanOrEqual(head);
    });
  });
};
