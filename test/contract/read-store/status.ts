import { anyProjection } from '#read-store';
import { at, filled, type OpenedReadStore, stored } from './kit.ts';

export const statusContract = (opened: () => OpenedReadStore): void => {
  describe('a note', () => {
    it('is seen by others as it was last, until it is removed', async () => {
      const { store, another } = opened();
      const other = await another();
      expect(await other.notes.get('work:1')).toBeUndefined();
      await store.notes.put('work:1', { position: 1 });
      await store.notes.put('work:1', { position: 2, of: 'a "view"' });
      expect(await other.notes.get('work:1')).toEqual({ position: 2, of: 'a "view"' });
      await other.notes.remove('work:1');
      await other.notes.remove('work:1');
      expect(await store.notes.get('work:1')).toBeUndefined();
      await other.close();
    });
  });

  describe('versions of a view', () => {
    it('stand side by side', async () => {
      const { store } = opened();
      const one = await filled(store, [stored('a', 5, { size: 1 })]);
      const two = await filled(store, [stored('a', 3, { size: 2 })], { ...one.view, version: 2 });
      expect((await one.read.get('a'))?.doc).toEqual({ size: 1 });
      expect((await two.read.get('a'))?.doc).toEqual({ size: 2 });
      const status = (await store.status()).filter(({ name }) => name === one.view.name);
      expect(status.toSorted((a, b) => a.version - b.version)).toEqual([
        { name: one.view.name, version: 1, checkpoint: at(5), parkedDocuments: 0 },
        { name: one.view.name, version: 2, checkpoint: at(3), parkedDocuments: 0 },
      ]);
    });

    it('are dropped one by one, and can be made again', async () => {
      const { store, another } = opened();
      const other = await another();
      const one = await filled(store, [stored('a', 5, { size: 1 })]);
      const two = await filled(store, [stored('a', 3, { size: 2 })], { ...one.view, version: 2 });
      const otherRead = other.view(one.view);
      expect(await otherRead.position()).toBe(5);
      await store.advance([{ view: one.view, base: 5, position: 90 }]);
      await store.drop(one.view);
      await store.drop(one.view);
      expect(await one.writer.checkpoint()).toBeUndefined();
      expect(await otherRead.position()).toBe(0);
      await expect(otherRead.get('a')).rejects.toMatchObject({ name: 'ReadStoreUnavailable' });
      expect(await two.read.position()).toBe(3);
      const status = (await store.status()).filter(({ name }) => name === one.view.name);
      expect(status.map(({ version }) => version)).toEqual([2]);
      const writer = store.writer(anyProjection(one.view));
      await writer.write({ documents: [stored('b', 1, { size: 1 })], parked: [], checkpoint: at(2, 'log-2') });
      expect(await writer.checkpoint()).toEqual(at(2, 'log-2'));
      expect(await otherRead.position()).toBe(2);
      expect(await otherRead.get('a')).toBeUndefined();
      await other.close();
    });
  });
};
