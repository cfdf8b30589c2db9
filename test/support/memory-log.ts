import { type EventStore, WrongExpectedRevision } from '#event-store';
import type { Recorded } from '#kernel';

/** A log in memory that appends and reads, for thousands of commands at a time; the embedded one syncs a disk for each. */
export const memoryLog = (): Pick<EventStore, 'append' | 'read'> => {
  const streams = new Map<string, Recorded[]>();
  let position = 0;
  return {
    append: async (stream, expected, events) => {
      const all = streams.get(stream) ?? [];
      if ((expected === 'no-stream' ? 0 : expected + 1) !== all.length)
        throw new WrongExpectedRevision(stream, expected);
      for (const event of events) all.push({ ...event, stream, revision: all.length, position: (position += 1) });
      streams.set(stream, all);
      return { revision: all.length - 1, position };
    },
    read: async (stream, { after, limit } = {}) => {
      const from = after ? after.revision + 1 : 0;
      return (streams.get(stream) ?? []).slice(from, limit === undefined ? undefined : from + limit);
    },
  };
};
