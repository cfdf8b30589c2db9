import { anyProjection } from '#read-store';
import { at, filled, newView, type OpenedReadStore, stored } from './kit.ts';

export const documentsContract = (opened: () => OpenedReadStore): void => {
  describe('documents', () => {
    it('has nothing of a view that was never written', async () => {
      const { store } = opened();
      const view = newView();
      const writer = store.writer(anyProjection(view));
      expect(await writer.checkpoint()).toBeUndefined();
      expect(await writer.load(['a'])).toEqual(new Map());
      expect(await writer.page(undefined, 10)).toEqual([]);
      expect(await writer.parked()).toEqual([]);
      expect(await store.view(view).position()).toBe(0);
      await expect(store.view(view).get('a')).rejects.toMatchObject({ name: 'ReadStoreUnavailable' });
    });

    it('gives a written document to writers and readers of every client', async () => {
      const { store, another } = opened();
      const other = await another();
      const { view, writer } = await filled(store, [stored('a', 7, { group: 'x', size: 1.5, whole: true })]);
      expect(await writer.checkpoint()).toEqual(at(7));
      expect((await writer.load(['a', 'b'])).get('a')).toEqual({
        ...stored('a', 7, { group: 'x', size: 1.5, whole: true }),
        parked: false,
      });
      const read = other.view(view);
      expect(await read.position()).toBe(7);
      expect(await read.get('a')).toEqual(stored('a', 7, { group: 'x', size: 1.5, whole: true }));
      expect(await read.get('b')).toBeUndefined();
      await other.close();
    });

    it('takes a document only when it is newer than the one it has', async () => {
      const { store } = opened();
      const { writer, read } = await filled(store, [stored('a', 5, { size: 5 }), stored('b', 5, { size: 5 })]);
      const late = [stored('a', 4, { size: 4 }), stored('b', 6, { size: 6 }), stored('c', 3, { size: 3 })];
      await writer.write({ documents: late, parked: [], checkpoint: at(6) });
      await writer.write({ documents: [stored('b', 6, { size: 66 })], parked: [], checkpoint: at(6) });
      expect(await read.getMany(['a', 'b', 'c'])).toEqual(
        new Map([
          ['a', stored('a', 5, { size: 5 })],
          ['b', stored('b', 6, { size: 6 })],
          ['c', stored('c', 3, { size: 3 })],
        ]),
      );
    });

    it('never moves a checkpoint back', async () => {
      const { store } = opened();
      const { writer, read } = await filled(store, [stored('a', 9, { size: 9 })]);
      await writer.write({ documents: [], parked: [], checkpoint: at(4) });
      expect(await writer.checkpoint()).toEqual(at(9));
      expect(await read.position()).toBe(9);
    });

    it('remembers a removed document, so that it does not come back to life', async () => {
      const { store } = opened();
      const { writer, read } = await filled(store, [stored('a', 5, { group: 'x', size: 1 })]);
      await writer.write({ documents: [stored('a', 8, null)], parked: [], checkpoint: at(8) });
      await writer.write({ documents: [stored('a', 7, { group: 'x', size: 7 })], parked: [], checkpoint: at(8) });
      expect(await read.get('a')).toBeUndefined();
      expect(await read.getMany(['a'])).toEqual(new Map());
      expect(await read.find({ where: { group: 'x' }, limit: 10 })).toEqual({ items: [] });
      expect(await read.find({ limit: 10 })).toEqual({ items: [] });
      expect(await read.countUpTo({ where: { group: 'x' } }, 10)).toBe(0);
      expect((await writer.load(['a'])).get('a')).toEqual({ ...stored('a', 8, null), parked: false });
      await writer.write({ documents: [stored('a', 9, { group: 'x', size: 9 })], parked: [], checkpoint: at(9) });
      expect((await read.find({ where: { group: 'x' }, limit: 10 })).items).toEqual([
        stored('a', 9, { group: 'x', size: 9 }),
      ]);
    });

    it('pages through all documents in the byte order of their keys', async () => {
      const { store } = opened();
      const keys = ['', '!', 'a', 'ab', 'a|b', 'b', 'é', '\u{ffee}', '\u{1f3ce}'];
      const { writer } = await filled(
        store,
        keys.toReversed().map((key, index) => stored(key, index + 1, key === 'ab' ? null : { size: index })),
      );
      const paged: string[] = [];
      for (let after: string | undefined; ;) {
        const page = await writer.page(after, 2);
        paged.push(...page.map(({ key }) => key));
        if (page.length < 2) break;
        after = page.at(-1)?.key;
      }
      expect(paged).toEqual(keys);
    });

    it('writes many documents at once', async () => {
      const { store } = opened();
      const documents = Array.from({ length: 3_000 }, (_, n) => stored(`key-${n}`, n + 1, { size: n }));
      const { writer, read } = await filled(store, documents);
      await writer.write({ documents, parked: [], checkpoint: at(3_000) });
      const keys = documents.map(({ key }) => key).filter((_, n) => n % 2 === 0);
      expect([...(await read.getMany(keys)).keys()].sort()).toEqual(keys.sort());
    });

    it('refuses more than 2,000 keys at once', async () => {
      const { store } = opened();
      const { read } = await filled(store, []);
      const keys = Array.from({ length: 2_001 }, (_, n) => String(n));
      await expect(read.getMany(keys)).rejects.toMatchObject({ name: 'QueryRefused' });
      expect((await read.getMany(keys.slice(1))).size).toBe(0);
    });
  });

  describe('the shared record', () => {
    it('moves untouched views on, never back', async () => {
      const { store } = opened();
      const one = await filled(store, [stored('a', 5, { size: 1 })]);
      const two = await filled(store, [stored('a', 3, { size: 1 })]);
      await store.advance([
        { view: one.view, base: 5, position: 40 },
        { view: two.view, base: 3, position: 41 },
      ]);
      await store.advance([{ view: one.view, base: 5, position: 30 }]);
      expect(await one.read.position()).toBe(40);
      expect(await one.writer.checkpoint()).toEqual(at(40));
      expect(await two.read.position()).toBe(41);
      await one.writer.write({ documents: [stored('a', 45, { size: 2 })], parked: [], checkpoint: at(50) });
      expect(await one.read.position()).toBe(50);
    });

    it('does not count for a view whose own checkpoint is behind what it stands on', async () => {
      const { store } = opened();
      const { view, read, writer } = await filled(store, [stored('a', 5, { size: 1 })]);
      await store.advance([{ view, base: 6, position: 40 }]);
      expect(await read.position()).toBe(5);
      expect(await writer.checkpoint()).toEqual(at(5));
      await writer.write({ documents: [], parked: [], checkpoint: at(6) });
      expect(await read.position()).toBe(40);
    });
  });
};
