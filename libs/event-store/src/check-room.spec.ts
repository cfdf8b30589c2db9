import { randomUUID } from 'node:crypto';
import { memoryLog } from '#test/memory-log';
import { openTemporaryEventStore } from '#test/temporary-stores';
import type { ActorId, Decider, Event, StaffRole } from '#kernel';
import { MAX_EVENTS_A_STREAM, RESERVED_EVENTS } from './budget.ts';
import { checkRoom, type Room } from './check-room.ts';
import { decideAndAppend } from './decide-and-append.ts';
import type { EventStore } from './event-store.ts';
import { commandMeta } from './ids.ts';

type Said = Event<'Said', { readonly by: string }>;
const votes: Decider<ReadonlyMap<string, number>, Said> = {
  initial: new Map(),
  evolve: (said, { data: { by } }) => new Map([...said, [by, (said.get(by) ?? 0) + 1]]),
};

const by = (actor: string, role?: StaffRole, now = '2026-03-01T12:00:00.000Z') =>
  commandMeta({ name: 'Say', data: {}, actor: actor as ActorId, role, idempotencyKey: randomUUID(), now });

const say = (store: EventStore, meta: ReturnType<typeof by>, room?: Room<ReadonlyMap<string, number>>) =>
  decideAndAppend(store, 'item', votes, () => [{ type: 'Said' as const, data: { by: meta.actor } }], meta, room);

const often = async (store: EventStore, meta: () => ReturnType<typeof by>, room?: Parameters<typeof say>[2]) => {
  let [done, told] = [0, undefined as unknown];
  for (let n = 0; n < 2_500; n += 1) {
    await say(store, meta(), room).then(
      () => (done += 1),
      (error: unknown) => (told = error),
    );
  }
  return { done, told };
};

const aLog = () => memoryLog() as EventStore;

describe('the room of a stream', () => {
  it('is one person’s for 100 facts, and says when they may go on; staff, jobs and owners have theirs', async () => {
    const store = aLog();
    const again = '2026-03-02T12:00:00.000Z';
    expect(await often(store, () => by('eve'))).toMatchObject({
      done: 100,
      told: { code: 'share-used', facts: { events: 100, again } },
    });
    await say(store, by('eve', undefined, again));
    await expect(say(store, by('eve', undefined, again))).rejects.toMatchObject({ code: 'share-used' });
    await say(store, by('ann'));
    expect(await often(store, () => by('mia', 'moderator'))).toMatchObject({ done: 1_000 });
    expect(await often(store, () => by('job:import'))).toMatchObject({ done: 2_500 });
    expect(await often(aLog(), () => by('eve'), { freely: true })).toMatchObject({ done: 2_500 });
    expect(await often(aLog(), () => by('eve'), { keeper: () => 'eve' })).toMatchObject({ done: 1_000 });
    await say(store, by('bob'));
    await say(store, by('max', 'moderator'));
  });

  it('takes a word, and another, of each of 1,500 people, on the embedded log as well', async () => {
    const { store, stop } = await openTemporaryEventStore();
    const people = Array.from({ length: 1_500 }, (_, n) => `voter-${n}`);
    for (const person of people) await say(store, by(person));
    await Promise.all(people.slice(0, 300).map((person) => say(store, by(person))));
    await say(store, by('mia', 'moderator'));
    expect(await store.read('item')).toHaveLength(1_801);
    await stop();
  });

  it('shrinks for each as it fills, and ends with what is kept for staff', () => {
    const told = (length: number, events: number, role?: StaffRole) => {
      const past = { length, state: 0, partOf: () => ({ events, since: '2026-03-01T12:00:00.000Z' }) };
      try {
        checkRoom(past, by('eve', role), {});
        return 'room';
      } catch (error) {
        return (error as { code: string }).code;
      }
    };
    expect([told(999, 99), told(999, 100)]).toEqual(['room', 'share-used']);
    expect([told(1_000, 9), told(1_000, 10)]).toEqual(['room', 'share-used']);
    expect([told(10_000, 2), told(10_000, 3)]).toEqual(['room', 'share-used']);
    const kept = MAX_EVENTS_A_STREAM - RESERVED_EVENTS;
    expect([told(kept - 1, 0), told(kept, 0), told(kept, 500, 'moderator')]).toEqual([
      'room',
      'stream-too-long',
      'room',
    ]);
  });
});
