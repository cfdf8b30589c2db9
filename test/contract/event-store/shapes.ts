import { EventStoreNewer } from '#event-store';
import { anEvent, type OpenedStore, streamOf } from './kit.ts';

/** The first one, while the log contains no other types. */
export const shapesContract = (opened: () => OpenedStore): void => {
  describe('the list of shapes', () => {
    it('lets a program in that knows every type, however old its release', async () => {
      await opened().store.append(streamOf(), 'no-stream', [anEvent()]);
      const other = await opened().another?.(['ContractHappened', 'ContractAdded']);
      expect(other?.newestVersion('ContractHappened')).toBe(1);
      expect(other?.newestVersion('ContractUnheardOf')).toBe(0);
      await other?.close();
    });

    it('keeps a program out that meets a type it does not know: while it runs, and at its start, by name', async () => {
      const { store, another } = opened();
      const older = await another?.(['ContractHappened']);
      const [stream, known] = [streamOf(), streamOf()];
      const before = await store.head();
      await store.append(known, 'no-stream', [anEvent()]);
      await store.append(stream, 'no-stream', [anEvent({}, 'ContractAdded')]);
      expect(await older?.read(known)).toHaveLength(1);
      const sentence = 'ContractAdded of version 1, this program knows no event of this type';
      await expect(older?.read(stream)).rejects.toThrow(sentence);
      await expect(older?.readAll(before, 10)).rejects.toThrow(sentence);
      const following = older?.follow(before, AbortSignal.timeout(30_000));
      await expect(
        (async () => {
          for await (const batch of following ?? []) if (batch.live) return;
        })(),
      ).rejects.toThrow(sentence);
      await older?.close();
      await expect(another?.(['ContractHappened'])).rejects.toBeInstanceOf(EventStoreNewer);
      await expect(another?.(['ContractHappened'])).rejects.toThrow(sentence);
    });
  });
};
