import type { ParkedEvent } from '#read-store';
import { at, filled, type OpenedReadStore, stored } from './kit.ts';

const parkedAt = (key: string, position: number): ParkedEvent => ({
  key,
  position,
  stream: 'cell-1',
  error: `broke at ${position}`,
});

export const parkedContract = (opened: () => OpenedReadStore): void => {
  describe('parked events', () => {
    it('are listed by key and position, once each, and mark their document', async () => {
      const { store } = opened();
      const { writer, view } = await filled(store, [stored('a', 5, { size: 1 }), stored('b', 5, { size: 1 })]);
      const parked = [parkedAt('new', 7), parkedAt('a', 8), parkedAt('a', 6)];
      await writer.write({ documents: [], parked, checkpoint: at(8) });
      await writer.write({ documents: [], parked: [parkedAt('a', 6)], checkpoint: at(8) });
      expect(await writer.parked()).toEqual([parkedAt('a', 6), parkedAt('a', 8), parkedAt('new', 7)]);
      const loaded = await writer.load(['a', 'b', 'new', 'none']);
      expect(loaded.get('a')).toEqual({ ...stored('a', 5, { size: 1 }), parked: true });
      expect(loaded.get('b')).toMatchObject({ parked: false });
      expect(loaded.get('new')).toEqual({ ...stored('new', 0, null), parked: true });
      expect(loaded.has('none')).toBe(false);
      const status = await store.status();
      expect(status.find(({ name }) => name === view.name)).toMatchObject({ parkedDocuments: 2, checkpoint: at(8) });
    });

    it('leave the document readable as it was', async () => {
      const { store } = opened();
      const { writer, read } = await filled(store, [stored('a', 5, { group: 'x' })]);
      await writer.write({ documents: [], parked: [parkedAt('a', 6), parkedAt('new', 6)], checkpoint: at(6) });
      expect(await read.get('a')).toEqual(stored('a', 5, { group: 'x' }));
      expect(await read.get('new')).toBeUndefined();
      expect((await read.getMany(['a', 'new'])).size).toBe(1);
      expect(await read.countUpTo({}, 10)).toBe(1);
      expect((await read.find({ limit: 10 })).items).toHaveLength(1);
    });

    it('are not parked when the document already contains them', async () => {
      const { store } = opened();
      const { writer } = await filled(store, [stored('a', 5, { size: 1 })]);
      await writer.write({ documents: [], parked: [parkedAt('a', 5), parkedAt('a', 4)], checkpoint: at(6) });
      expect(await writer.parked()).toEqual([]);
      expect((await writer.load(['a'])).get('a')).toMatchObject({ parked: false });
    });

    it('are taken off together with the folded document', async () => {
      const { store } = opened();
      const { writer, read } = await filled(store, [stored('a', 5, { size: 1 })]);
      const parked = [parkedAt('a', 6), parkedAt('a', 8), parkedAt('b', 8)];
      await writer.write({ documents: [], parked, checkpoint: at(8) });
      expect(await writer.unpark(stored('a', 8, { size: 2 }), parked.slice(0, 2))).toBe(true);
      expect(await writer.parked()).toEqual([parkedAt('b', 8)]);
      expect(await read.get('a')).toEqual(stored('a', 8, { size: 2 }));
      expect((await writer.load(['a'])).get('a')).toMatchObject({ parked: false });
      expect(await writer.unpark(stored('b', 8, null), [parkedAt('b', 8)])).toBe(true);
      expect(await writer.parked()).toEqual([]);
    });

    it('stay when more was parked meanwhile', async () => {
      const { store } = opened();
      const { writer, read } = await filled(store, [stored('a', 5, { size: 1 })]);
      await writer.write({ documents: [], parked: [parkedAt('a', 6), parkedAt('a', 9)], checkpoint: at(9) });
      expect(await writer.unpark(stored('a', 6, { size: 2 }), [parkedAt('a', 6)])).toBe(false);
      expect(await writer.parked()).toHaveLength(2);
      expect((await read.get('a'))?.doc).toEqual({ size: 1 });
    });

    it('of a side collection come with it', async () => {
      const { store } = opened();
      const { writer } = await filled(store, [stored('a', 5, { size: 1 })]);
      await writer.write({ documents: [], parked: [parkedAt('a', 6)], checkpoint: at(6) });
      const side = await writer.beginSide();
      await side.write({ documents: [], parked: [parkedAt('b', 3)], checkpoint: at(6) });
      expect(await side.parked()).toEqual([parkedAt('b', 3)]);
      expect((await side.load(['b'])).get('b')).toMatchObject({ parked: true, position: 0 });
      await side.makeIndexes();
      await side.becomeLive();
      await writer.checkpoint();
      expect(await writer.parked()).toEqual([parkedAt('b', 3)]);
    });
  });
};
