import { WrongExpectedRevision } from '#event-store';
import { anEvent, someEvents, idsOf, isIncreasing, type OpenedStore, streamOf } from './kit.ts';

export const appendContract = (opened: () => OpenedStore): void => {
  describe('append', () => {
    it('starts a stream at revision 0 and goes on from the revision expected', async () => {
      const { store } = opened();
      const stream = streamOf();
      const first = await store.append(stream, 'no-stream', someEvents(2));
      const second = await store.append(stream, first.revision, someEvents(1));
      expect([first.revision, second.revision]).toEqual([1, 2]);
      expect(second.position).toBeGreaterThan(first.position);
    });

    it.each([
      ['no stream is expected and there is one', 'no-stream' as const, 1],
      ['a revision is expected and there is no stream', 0, 0],
      ['the stream is ahead', 0, 2],
      ['the stream is behind', 5, 2],
    ])('refuses when %s', async (_, expected, already) => {
      const { store } = opened();
      const stream = streamOf();
      if (already > 0) await store.append(stream, 'no-stream', someEvents(already));
      await expect(store.append(stream, expected, [anEvent()])).rejects.toBeInstanceOf(WrongExpectedRevision);
      expect(await store.read(stream)).toHaveLength(already);
    });

    it('gives the first result when the same events come again, also when the stream has moved on', async () => {
      const { store } = opened();
      const stream = streamOf();
      const [one, two, three] = [someEvents(2), someEvents(1), someEvents(1)];
      const first = await store.append(stream, 'no-stream', one);
      expect(await store.append(stream, 'no-stream', one)).toEqual(first);
      const second = await store.append(stream, 1, two);
      await store.append(stream, 2, three);
      expect(await store.append(stream, 'no-stream', one)).toEqual(first);
      expect(await store.append(stream, 1, two)).toEqual(second);
      expect(idsOf(await store.read(stream))).toEqual(idsOf([...one, ...two, ...three]));
    });

    it('gives every one of twenty simultaneous repeats the first result', async () => {
      const { store } = opened();
      const stream = streamOf();
      const events = someEvents(2);
      const results = await Promise.all(Array.from({ length: 20 }, () => store.append(stream, 'no-stream', events)));
      expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
      expect(await store.read(stream)).toHaveLength(2);
    });

    it('refuses events that the stream already has at another revision', async () => {
      const { store } = opened();
      const stream = streamOf();
      const events = someEvents(2);
      await store.append(stream, 'no-stream', events);
      await expect(store.append(stream, 1, events)).rejects.toBeInstanceOf(WrongExpectedRevision);
      await expect(store.append(stream, 0, events)).rejects.toBeInstanceOf(WrongExpectedRevision);
      expect(await store.read(stream)).toHaveLength(2);
    });

    it('does not take a part of an append for its repeat', async () => {
      const { store } = opened();
      const stream = streamOf();
      const [one, two, three] = someEvents(3);
      await store.append(stream, 'no-stream', [one!, two!]);
      await expect(store.append(stream, 'no-stream', [one!, three!])).rejects.toBeInstanceOf(WrongExpectedRevision);
      await expect(store.append(stream, 'no-stream', [one!, two!, three!])).rejects.toBeInstanceOf(
        WrongExpectedRevision,
      );
      expect(await store.read(stream)).toHaveLength(2);
    });

    it('lets exactly one of twenty writers win each revision', async () => {
      const { store, another } = opened();
      const other = another ? await another() : store;
      const stream = streamOf();
      for (let round = 0; round < 5; round += 1) {
        const expected = round === 0 ? 'no-stream' : round - 1;
        const tries = Array.from({ length: 20 }, (_, n) =>
          (n % 2 === 0 ? store : other).append(stream, expected, [anEvent({ n })]),
        );
        const settled = await Promise.allSettled(tries);
        const lost = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
        expect(lost).toHaveLength(19);
        expect(lost.every((reason) => reason instanceof WrongExpectedRevision)).toBe(true);
      }
      expect((await store.read(stream)).map((event) => event.revision)).toEqual([0, 1, 2, 3, 4]);
      if (other !== store) await other.close();
    });

    it('gives strictly increasing safe integers as positions to writers of many streams', async () => {
      const { store } = opened();
      const before = await store.head();
      const streams = Array.from({ length: 50 }, () => streamOf());
      const results = await Promise.all(streams.map((stream) => store.append(stream, 'no-stream', someEvents(2))));
      const positions = results.map((result) => result.position).sort((a, b) => a - b);
      expect(positions.every(Number.isSafeInteger)).toBe(true);
      expect(isIncreasing([before, ...positions])).toBe(true);
      expect(await store.head()).toBe(positions.at(-1));
    });
  });
};
