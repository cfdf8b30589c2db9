import type { EventStore } from './event-store.ts';
import { openSqliteEventStore } from './event-store.sqlite.ts';
import type { EventTypes } from './known-shapes.ts';
import type { Upcasters } from './upcasters.ts';

/**
 * Address of the log, the events the program knows, and how old ones are brought up to date. `readOnly`: for processes
 * that only follow. `tell` receives why a start waits for servers that do not respond yet.
 */
export type EventStoreOptions = {
  readonly url: string;
  readonly upcasters: Upcasters;
  readonly eventTypes: EventTypes;
  readonly readOnly?: boolean;
  readonly tell?: (line: string) => void;
};

const kurrent = /^(kurrentdb|kurrent|kdb|esdb)(\+discover)?:\/\//;

/**
 * Opens the event store that the URL names: `sqlite:<path>`, or a connection string of KurrentDB or EventStoreDB
 * (`kurrentdb://…`, `esdb+discover://…`). Throws `EventStoreUnavailable` when it cannot be opened, `TypeError` for
 * another kind of URL.
 */
export const openEventStore = async ({ url, tell, ...options }: EventStoreOptions): Promise<EventStore> => {
  if (url.startsWith('sqlite:')) return openSqliteEventStore({ file: url.slice('sqlite:'.length), ...options });
  if (!kurrent.test(url)) throw new TypeError(`no event store for ${url.split(':', 1)[0]}: URLs`);
  // Only here, so that an embedded installation never loads the client and its native part.
  const { openKurrentEventStore } = await import('./event-store.kurrent.ts');
  return openKurrentEventStore({
    url,
    upcasters: options.upcasters,
    eventTypes: options.eventTypes,
    ...(tell ? { tell } : {}),
  });
};
