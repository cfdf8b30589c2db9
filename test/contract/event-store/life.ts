import { EventStoreUnavailable } from '#event-store';
import { anEvent, someEvents, type OpenedStore, streamOf } from './kit.ts';

export const lifeContract = (opened: () => OpenedStore): void => {
  describe('its life', () => {
    it('keeps one log id, for every client and after a restart, and everything acknowledged', async () => {
      const { store, another, reopen } = opened();
      const id = await store.logId();
      expect(id).toMatch(/^[0-9a-f-]{36}$/);
      expect(await store.logId()).toBe(id);
      const other = another ? await another() : store;
      expect(await other.logId()).toBe(id);
      if (other !== store) await other.close();
      if (!reopen) return;

      const streams = Array.from({ length: 20 }, () => streamOf());
      const settling = Promise.allSettled(streams.map((stream) => store.append(stream, 'no-stream', someEvents(2))));
      const again = await reopen();
      const settled = await settling;
      for (const [n, stream] of streams.entries()) {
        const events = await again.read(stream);
        if (settled[n]?.status === 'fulfilled') expect(events).toHaveLength(2);
        else expect([0, 2]).toContain(events.length);
      }
      expect(await again.logId()).toBe(id);
      await expect(store.append(streamOf(), 'no-stream', [anEvent()])).rejects.toBeInstanceOf(EventStoreUnavailable);
      await again.close();
    });

    it('refuses with EventStoreUnavailable once it is closed, and ends its followers', async () => {
      const { another } = opened();
      if (!another) return;
      const store = await another();
      const head = await store.head();
      const live = Promise.withResolvers<void>();
      const following = (async () => {
        for await (const batch of store.follow(head, new AbortController().signal)) if (batch.live) live.resolve();
      })();
      const ended = following.catch((error: unknown) => error);
      await live.promise;
      await store.close();
      expect(await ended).toBeInstanceOf(EventStoreUnavailable);
      await expect(store.append(streamOf(), 'no-stream', [anEvent()])).rejects.toBeInstanceOf(EventStoreUnavailable);
      await expect(store.read(streamOf())).rejects.toBeInstanceOf(EventStoreUnavailable);
      await store.close();
    });
  });
};
