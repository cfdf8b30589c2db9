import { anyProjection } from '#read-store';
import { at, filled, type OpenedReadStore, replaceLive, stored } from './kit.ts';

export const switchContract = (opened: () => OpenedReadStore): void => {
  describe('a side collection', () => {
    it('is seen by nobody until it becomes live, and then by every client at once', async () => {
      const { store, another } = opened();
      const other = await another();
      const { view, writer, read } = await filled(store, [stored('a', 5, { group: 'x', size: 1 })]);
      const otherRead = other.view(view);
      expect((await otherRead.get('a'))?.doc).toEqual({ group: 'x', size: 1 });
      const side = await writer.beginSide();
      await side.write({ documents: [stored('a', 5, { group: 'y', size: 2 })], parked: [], checkpoint: at(6) });
      await side.makeIndexes();
      expect(await side.checkpoint()).toEqual(at(6));
      expect((await read.get('a'))?.doc).toEqual({ group: 'x', size: 1 });
      expect(await read.position()).toBe(5);
      expect(await side.becomeLive()).toBe('live');
      for (const reader of [read, otherRead]) {
        expect((await reader.get('a'))?.doc).toEqual({ group: 'y', size: 2 });
        expect((await reader.find({ where: { group: 'y' }, limit: 5 })).items).toHaveLength(1);
        expect(await reader.position()).toBe(6);
      }
      await other.close();
    });

    it('is filled in several writes, a later one going on from an earlier one', async () => {
      const { store } = opened();
      const { writer } = await filled(store, []);
      const side = await writer.beginSide();
      await side.write({ documents: [stored('a', 1, { size: 1 }), stored('b', 2, { size: 2 })], parked: [] });
      expect(await side.checkpoint()).toBeUndefined();
      expect((await side.load(['a'])).get('a')).toMatchObject(stored('a', 1, { size: 1 }));
      await side.write({ documents: [stored('a', 3, { size: 3 })], parked: [], checkpoint: at(3) });
      expect(await side.page(undefined, 10)).toEqual([stored('a', 3, { size: 3 }), stored('b', 2, { size: 2 })]);
      await side.discard();
    });

    it('does not become live while it is behind the live one', async () => {
      const { store } = opened();
      const { view, writer, read } = await filled(store, [stored('a', 9, { size: 1 })]);
      const { side, outcome } = await replaceLive(store, anyProjection(view), [stored('a', 5, { size: 5 })], 5);
      expect(outcome).toBe('behind');
      expect((await read.get('a'))?.doc).toEqual({ size: 1 });
      await side.write({ documents: [stored('a', 9, { size: 9 })], parked: [], checkpoint: at(9) });
      expect(await side.becomeLive()).toBe('live');
      expect((await read.get('a'))?.doc).toEqual({ size: 9 });
      expect(await writer.checkpoint()).toEqual(at(9));
    });

    it('keeps what the shared record says of the view', async () => {
      const { store } = opened();
      const { view, read } = await filled(store, [stored('a', 5, { size: 1 })]);
      await store.advance([{ view, base: 5, position: 70 }]);
      await replaceLive(store, anyProjection(view), [stored('a', 5, { size: 5 })], 6);
      expect(await read.position()).toBe(70);
    });

    it('makes a write to the old one fail, once, and nothing of it counts', async () => {
      const { store, another } = opened();
      const other = await another();
      const { view, read } = await filled(store, [stored('a', 5, { size: 1 })]);
      const writer = other.writer(anyProjection(view));
      expect(await writer.checkpoint()).toEqual(at(5));
      await replaceLive(store, anyProjection(view), [stored('a', 5, { size: 5 })], 6);
      const batch = { documents: [stored('b', 8, { size: 8 })], parked: [], checkpoint: at(8) };
      await expect(writer.write(batch)).rejects.toMatchObject({ name: 'ViewSwitched' });
      expect(await read.position()).toBe(6);
      expect(await writer.checkpoint()).toEqual(at(6));
      await writer.write(batch);
      expect(await read.position()).toBe(8);
      expect([...(await read.getMany(['a', 'b'])).keys()].sort()).toEqual(['a', 'b']);
      await other.close();
    });

    it('is removed when it was left, and its maker is told', async () => {
      const { store } = opened();
      const { writer, read } = await filled(store, [stored('a', 5, { size: 1 })]);
      const left = await writer.beginSide();
      await left.write({ documents: [stored('z', 9, { size: 9 })], parked: [], checkpoint: at(9) });
      const next = await writer.beginSide();
      expect(await next.checkpoint()).toBeUndefined();
      expect(await next.page(undefined, 10)).toEqual([]);
      await expect(left.becomeLive()).rejects.toMatchObject({ name: 'RebuildOvertaken' });
      await left.discard();
      await next.write({ documents: [stored('a', 6, { size: 6 })], parked: [], checkpoint: at(6) });
      await next.makeIndexes();
      expect(await next.becomeLive()).toBe('live');
      await next.discard();
      expect((await read.get('a'))?.doc).toEqual({ size: 6 });
      expect(await read.get('z')).toBeUndefined();
    });

    it('is gone after a discard, the live one untouched', async () => {
      const { store } = opened();
      const { writer, read } = await filled(store, [stored('a', 5, { size: 1 })]);
      const side = await writer.beginSide();
      await side.write({ documents: [stored('a', 5, { size: 2 })], parked: [], checkpoint: at(9) });
      await side.discard();
      expect((await read.get('a'))?.doc).toEqual({ size: 1 });
      expect(await writer.checkpoint()).toEqual(at(5));
    });

    it('becomes live again and again without a read that fails or sees half', async () => {
      const { store, another } = opened();
      const other = await another();
      const documents = (size: number) => ['a', 'b', 'c'].map((key) => stored(key, 5, { group: 'x', size }));
      const { view, read } = await filled(store, documents(0));
      const readers = [read, other.view(view)];
      const done = new AbortController();
      const seen = { reads: 0 };
      const reading = readers.map(async (reader) => {
        for (let last = 0; !done.signal.aborted; seen.reads += 1) {
          const { items } = await reader.find({ where: { group: 'x' }, limit: 10 });
          const sizes = [...new Set(items.map(({ doc }) => doc.size ?? -1))];
          expect(items).toHaveLength(3);
          expect(sizes).toHaveLength(1);
          expect(sizes[0]).toBeGreaterThanOrEqual(last);
          expect((await reader.getMany(['a', 'b', 'c'])).size).toBe(3);
          last = sizes[0] ?? -1;
          await new Promise(setImmediate);
        }
      });
      const replacing = (async () => {
        for (let size = 1; size <= 8; size += 1) {
          await replaceLive(store, anyProjection(view), documents(size), 5 + size);
          const { reads } = seen;
          while (!done.signal.aborted && seen.reads < reads + 2) await new Promise(setImmediate);
        }
      })();
      await Promise.race([replacing, ...reading]).finally(() => done.abort());
      await Promise.all([replacing, ...reading]);
      expect((await readers[1]!.get('a'))?.doc.size).toBe(8);
      await other.close();
    });
  });
};
