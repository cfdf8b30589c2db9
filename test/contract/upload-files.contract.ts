import { endings } from '#test/endings';
import { openUploadFiles, openPendingFiles } from '#uploads';

/** Files on every storage. `place` returns its location; each run has its own. */
export const uploadFilesContract = (adapter: string, place: () => Promise<string> | string): void => {
  describe(`files on ${adapter}`, () => {
    const name = 'ab'.padEnd(40, '0');
    const other = 'ab'.padEnd(40, '1');
    const bytes = { full: Buffer.from('the whole picture'), card: Buffer.from('small') };
    const atEnd = endings();
    const open = async () => {
      const files = await openUploadFiles(await place());
      atEnd(() => files.close());
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

export const pendingFilesContract = (adapter: string, place: () => Promise<string> | string): void => {
  describe(`files that wait on ${adapter}`, () => {
    const file = { owner: 'ann', sentAt: '2026-11-26T20:00:00.000Z', tries: 0 };
    const atEnd = endings();
    const bytes = Buffer.from('as it was sent');
    const open = async () => {
      const at = await place();
      const files = await openPendingFiles(at);
      atEnd(() => files.close());
      return { files, at };
    };

    it('are found again by whoever opens the same place, the oldest first', async () => {
      const { files, at } = await open();
      await files.put('later', file, bytes);
      await files.put('an-other', { ...file, tries: 2 }, Buffer.from('another'));
      const again = await openPendingFiles(at);
      atEnd(() => again.close());
      expect(await again.waiting()).toHaveLength(2);
      expect(await again.get('an-other')).toEqual({ ...file, tries: 2 });
      expect(Buffer.from((await again.bytes('later')) ?? []).toString()).toBe('as it was sent');
    });

    it('lose their bytes when their wait ends, and say how it did', async () => {
      const { files } = await open();
      await files.put('one', file, bytes);
      const ended = { refused: { code: 'loop-too-long', facts: { most: 15 } } } as const;
      await files.update('one', { ...file, ended });
      expect(await files.waiting()).toEqual([]);
      expect(await files.bytes('one')).toBeUndefined();
      expect(await files.get('one')).toEqual({ ...file, ended });
    });

    it('are removed by their id, or once their wait is over by its age', async () => {
      const { files } = await open();
      await files.put('one', file, bytes);
      await files.remove('one');
      await files.remove('one');
      expect([await files.get('one'), await files.waiting()]).toEqual([undefined, []]);
      const later = new Date(Date.now() + 60_000).toISOString();
      await files.put('two', file, bytes);
      await files.removeOlderThan(later);
      expect(await files.waiting()).toEqual(['two']);
      const ended = { refused: { code: 'loop-still', facts: {} } } as const;
      await files.update('two', { ...file, ended });
      await files.removeOlderThan(new Date(Date.now() - 3_600_000).toISOString());
      expect(await files.get('two')).toEqual({ ...file, ended });
      await files.removeOlderThan(later);
      expect(await files.get('two')).toBeUndefined();
    });
  });
};
