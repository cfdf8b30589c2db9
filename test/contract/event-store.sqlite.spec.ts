import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteEventStore } from '#event-store';
import { eventStoreContract } from './event-store.contract.ts';

eventStoreContract('SQLite', async (upcasters) => {
  const folder = mkdtempSync(join(tmpdir(), 'tdr-log-'));
  const open = (eventTypes?: readonly string[]) =>
    openSqliteEventStore({ file: join(folder, 'log.sqlite'), upcasters, ...(eventTypes && { eventTypes }) });
  const store = await open();
  return {
    store,
    another: open,
    reopen: async () => {
      await store.close();
      return open();
    },
    stop: async () => {
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
});
