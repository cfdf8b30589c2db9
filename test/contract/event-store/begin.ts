import { RuleBroken } from '#kernel';
import { createOrAppend, type EventStore } from '#event-store';
import { command, counter, countOn } from './counter.ts';
import { someEvents, type OpenedStore, storeWith, streamOf } from './kit.ts';

const unread = (store: EventStore): EventStore =>
  storeWith(store, { read: () => Promise.reject(new Error('it was read')) });

export const beginContract = (opened: () => OpenedStore): void => {
  describe('beginOrAppend', () => {
    it('begins a stream without reading it', async () => {
      const { store } = opened();
      const stream = streamOf();
      const { position } = await createOrAppend(unread(store), stream, counter, countOn, command());
      expect(await store.read(stream)).toMatchObject([{ type: 'ContractCounted', data: { to: 1 }, position }]);
    });

    it('decides on what a stream holds, where it is not new', async () => {
      const { store } = opened();
      const stream = streamOf();
      await store.append(stream, 'no-stream', someEvents(2));
      const { position } = await createOrAppend(store, stream, counter, countOn, command());
      expect((await store.read(stream)).at(-1)).toMatchObject({ data: { to: 3 }, position });
    });

    it('decides on what a stream holds, where nothing comes of the command at its beginning', async () => {
      const { store } = opened();
      const stream = streamOf();
      await store.append(stream, 'no-stream', someEvents(1));
      const onlyLater = (count: number) => {
        if (count === 0) throw new RuleBroken('not-yet');
        return countOn(count);
      };
      await createOrAppend(store, stream, counter, onlyLater, command());
      const [last] = (await store.read(stream)).slice(-1);
      expect(last).toMatchObject({ data: { to: 2 } });
      expect(await createOrAppend(store, stream, counter, () => [], command())).toMatchObject({
        position: last?.position,
      });
      await expect(createOrAppend(store, streamOf(), counter, onlyLater, command())).rejects.toMatchObject({
        code: 'not-yet',
      });
    });

    it.each([0, 1])('answers a repeat with the first answer and one fact, after %i others', async (others) => {
      const { store } = opened();
      const stream = streamOf();
      const meta = command();
      if (others > 0) await store.append(stream, 'no-stream', someEvents(others));
      const first = await createOrAppend(store, stream, counter, countOn, meta);
      expect(await createOrAppend(store, stream, counter, countOn, meta)).toMatchObject({ position: first.position });
      await createOrAppend(store, stream, counter, countOn, command());
      expect(await createOrAppend(store, stream, counter, countOn, meta)).toMatchObject({ position: first.position });
      expect(await store.read(stream)).toHaveLength(others + 2);
    });

    it('makes one stream of three commands that begin it at once', async () => {
      const { store } = opened();
      const stream = streamOf();
      const writers = Array.from({ length: 3 }, () => createOrAppend(store, stream, counter, countOn, command()));
      await Promise.all(writers);
      expect((await store.read(stream)).map(({ data }) => data)).toEqual([{ to: 1 }, { to: 2 }, { to: 3 }]);
    });
  });
};
