import { randomUUID } from 'node:crypto';
import { RuleBroken } from '#kernel';
import { createOrAppend, decideAndAppend, type EventStore, WrongExpectedRevision } from '#event-store';
import { command, commandOfAnother, counter, countOn } from './counter.ts';
import { someEvents, type OpenedStore, storeWith, streamOf } from './kit.ts';

/** The store, where another writer is faster the first `times` times. */
const contested = (store: EventStore, times: number): EventStore =>
  storeWith(store, {
    append: async (stream, expected, events) => {
      if (times > 0) await store.append(stream, expected, someEvents(1));
      times -= 1;
      return store.append(stream, expected, events);
    },
  });

export const decideContract = (opened: () => OpenedStore): void => {
  describe('decideAndAppend', () => {
    it('decides again when it lost a race, up to 49 times', async () => {
      const stream = streamOf();
      const { events } = await decideAndAppend(contested(opened().store, 49), stream, counter, countOn, command());
      expect(events).toEqual([{ type: 'ContractCounted', data: { to: 50 } }]);
      expect(await opened().store.read(stream)).toHaveLength(50);
    });

    it('decides 300 commands about one stream that come at once, each by somebody else', async () => {
      const { store } = opened();
      const stream = streamOf();
      const all = Array.from({ length: 300 }, () =>
        decideAndAppend(store, stream, counter, countOn, commandOfAnother()),
      );
      const to = (await Promise.all(all)).map(({ events }) => events[0]?.data.to);
      expect(to).toEqual(Array.from({ length: 300 }, (_, n) => n + 1));
    });

    it('decides on what others of another process have written to a long stream', async () => {
      const { store } = opened();
      const stream = streamOf();
      await store.append(stream, 'no-stream', someEvents(500));
      const count = async (meta = commandOfAnother()) =>
        (await decideAndAppend(store, stream, counter, countOn, meta)).events;
      const first = commandOfAnother();
      expect(await count(first)).toEqual([{ type: 'ContractCounted', data: { to: 501 } }]);
      await store.append(stream, 500, someEvents(2));
      expect(await count()).toEqual([{ type: 'ContractCounted', data: { to: 504 } }]);
      expect(await count(first)).toMatchObject([{ type: 'ContractCounted', data: { to: 501 }, revision: 500 }]);
    });

    it('gives up when it lost every race', async () => {
      const losing = decideAndAppend(contested(opened().store, 99), streamOf(), counter, countOn, command());
      await expect(losing).rejects.toBeInstanceOf(WrongExpectedRevision);
    });

    it('answers a repeat with the first answer and one fact, also after others', async () => {
      const { store } = opened();
      const stream = streamOf();
      const meta = command();
      const first = await decideAndAppend(store, stream, counter, countOn, meta);
      await decideAndAppend(store, stream, counter, countOn, command());
      const again = await decideAndAppend(store, stream, counter, countOn, meta);
      expect(again).toMatchObject({ position: first.position, repeated: true, events: first.events });
      expect(await store.read(stream)).toHaveLength(2);
    });

    it('does not remember a refused command', async () => {
      const { store } = opened();
      const stream = streamOf();
      const meta = command();
      const refuse = () => {
        throw new RuleBroken('not-yet');
      };
      await expect(decideAndAppend(store, stream, counter, refuse, meta)).rejects.toMatchObject({ code: 'not-yet' });
      expect(await store.read(stream)).toEqual([]);
      expect(await decideAndAppend(store, stream, counter, countOn, meta)).toMatchObject({ repeated: false });
    });
  });

  describe.each([
    ['decideAndAppend', decideAndAppend],
    ['beginOrAppend', createOrAppend],
  ] as const)('%s', (_, write) => {
    it('makes one fact of the same command sent five times at once', async () => {
      const { store } = opened();
      const stream = streamOf();
      const meta = command();
      const answers = await Promise.all(Array.from({ length: 5 }, () => write(store, stream, counter, countOn, meta)));
      expect(new Set(answers.map((answer) => answer.position)).size).toBe(1);
      expect(await store.read(stream)).toHaveLength(1);
    });

    it('refuses a key that stood for another command', async () => {
      const { store } = opened();
      const stream = streamOf();
      const key = randomUUID();
      await write(store, stream, counter, countOn, command({ by: 1 }, key));
      const reused = write(store, stream, counter, countOn, command({ by: 2 }, key));
      await expect(reused).rejects.toBeInstanceOf(RuleBroken);
      await expect(reused).rejects.toMatchObject({ code: 'idempotency-key-reused' });
      expect(await store.read(stream)).toHaveLength(1);
    });
  });
};
