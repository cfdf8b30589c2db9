import { openUploadFiles } from '#uploads';

/** Files wherever they lie. `place` says where; each run has one to itself. */
export const uploadFilesContract = (adapter: string, place: () => Promise<string> | string): void => {
  describe(`files on ${adapter}`, () => {
    const name = 'ab'.padEnd(40, '0');
    const other = 'ab'.padEnd(40, '1');
    const bytes = { full: Buffer.from('the whole picture'), card: Buffer.from('small') };
    const open = async () => {
      const files = await openUploadFiles(await place());
      onTestFinished(() => files.close());
      return files;
    };
    const text = (read: Uint8Array | undefined) => read && Buffer.from(read).toString();
    const collected = async (names: AsyncIterable<string>) => (await Array.fromAsync(names)).toSorted();
    const aMinuteFrom = (now: number) => new Date(now + 60_000).toISOString();

    it('keeps both forms, by name and size', async () => {
      const files = await open();
      await files.put(name, bytes);
      expect(text(await files.get(name, 'full'))).toBe('the whole picture');
      expect(text(await files.get(name, 'card'))).toBe('small');
    });

    it('is the same file when it is put twice', async () => {
      const files = await open();
      await files.put(name, bytes);
      await files.put(name, bytes);
      expect(await collected(files.olderThan(aMinuteFrom(Date.now())))).toEqual([name]);
    });

    it('has nothing under a name that was never put, nor under one that is none', async () => {
      const files = await open();
      expect(await files.get(name, 'full')).toBeUndefined();
      expect(await files.get('../../log.sqlite', 'full')).toBeUndefined();
    });

    it('removes both forms, and one that is gone already', async () => {
      const files = await open();
      await files.put(name, bytes);
      await files.put(other, bytes);
      await files.remove(name);
      await files.remove(name);
      expect(await files.get(name, 'full')).toBeUndefined();
      expect(await files.get(name, 'card')).toBeUndefined();
      expect(text(await files.get(other, 'full'))).toBe('the whole picture');
    });

    it('lists what was put before a moment', async () => {
      const files = await open();
      expect(await collected(files.olderThan(aMinuteFrom(Date.now())))).toEqual([]);
      await files.put(name, bytes);
      await files.put(other, bytes);
      expect(await collected(files.olderThan(aMinuteFrom(Date.now())))).toEqual([name, other]);
      expect(await collected(files.olderThan(aMinuteFrom(Date.now() - 3_600_000)))).toEqual([]);
    });
  });
};
