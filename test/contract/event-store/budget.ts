import { AppendRefused, MAX_EVENTS_A_STREAM } from '#event-store';
import { anEvent, someEvents, type OpenedStore, streamOf } from './kit.ts';

const kilobytes = (count: number) => ({ text: 'x'.repeat(count * 1024) });

export const budgetContract = (opened: () => OpenedStore): void => {
  describe('budgets', () => {
    const refused = async (append: Promise<unknown>, code: AppendRefused['code']) => {
      const reason: unknown = await append.catch((error: unknown) => error);
      expect(reason).toBeInstanceOf(AppendRefused);
      expect(reason).toMatchObject({ code });
    };

    it('takes 50,000 events a stream and refuses the next', async () => {
      const { store } = opened();
      const stream = streamOf();
      let revision = -1;
      while (revision < MAX_EVENTS_A_STREAM - 1) {
        const expected = revision === -1 ? 'no-stream' : revision;
        ({ revision } = await store.append(stream, expected, someEvents(2_000)));
      }
      await refused(store.append(stream, revision, [anEvent()]), 'stream-too-long');
      const all = await store.read(stream);
      expect(all).toHaveLength(MAX_EVENTS_A_STREAM);
      expect(await store.read(stream, { after: all.at(-3) })).toEqual(all.slice(-2));
      expect(await store.read(stream, { after: all.at(-3), limit: 1 })).toEqual(all.slice(-2, -1));
    });

    it('refuses an event of more than 64 kB, and all that came with it', async () => {
      const { store } = opened();
      const stream = streamOf();
      await refused(store.append(stream, 'no-stream', [anEvent(), anEvent(kilobytes(64))]), 'event-too-large');
      expect(await store.read(stream)).toEqual([]);
    });

    it('counts bytes, not characters', async () => {
      const { store } = opened();
      await refused(store.append(streamOf(), 'no-stream', [anEvent({ text: '漢'.repeat(22_000) })]), 'event-too-large');
    });

    it('refuses an append of more than 1 MB', async () => {
      const { store } = opened();
      const stream = streamOf();
      const twenty = someEvents(20, () => kilobytes(60));
      await refused(store.append(stream, 'no-stream', twenty), 'append-too-large');
      expect(await store.read(stream)).toEqual([]);
      await store.append(stream, 'no-stream', twenty.slice(0, 16));
      expect(await store.read(stream)).toHaveLength(16);
    });
  });
};
