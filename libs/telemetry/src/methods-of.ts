import type { EventStore } from '#event-store';

/** The methods of a log without its class, for a caller that replaces one of them. */
export const methodsOf = (log: EventStore): EventStore => ({
  append: (stream, expected, events) => log.append(stream, expected, events),
  read: (stream, part) => log.read(stream, part),
  readAll: (after, limit, types) => log.readAll(after, limit, types),
  follow: (after, signal) => log.follow(after, signal),
  head: () => log.head(),
  logId: () => log.logId(),
  newestVersion: (type) => log.newestVersion(type),
  close: () => log.close(),
});
