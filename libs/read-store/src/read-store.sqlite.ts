import { mkdirSync } from 'node:fs';
import type { Event } from '#kernel';
import { sqliteLeases } from './leases.sqlite.ts';
import { anyProjection, type Projection } from './projection.ts';
import type { ReadStore } from './read-store.ts';
import { Registry } from './registry.sqlite.ts';
import { storedViews } from './status.sqlite.ts';
import { SqliteView } from './view.sqlite.ts';
import type { View } from './view.ts';
import { removeFiles } from './view-files.sqlite.ts';
import { SqliteViewWriter } from './view-writer.sqlite.ts';

/** Views in a folder, one SQLite file a view and version. Any number of processes may have it open. */
export const openSqliteReadStore = async ({ folder }: { readonly folder: string }): Promise<ReadStore> => {
  mkdirSync(folder, { recursive: true });
  const registry = await Registry.open(folder);
  const opened: { close(): void }[] = [];
  const kept = <Opened extends { close(): void }>(one: Opened): Opened => {
    opened.push(one);
    return one;
  };
  return {
    leases: sqliteLeases(registry),
    view: <Ev extends Event, Document extends object>(projection: Projection<Ev, Document>) =>
      kept(new SqliteView(folder, registry, anyProjection(projection))) as unknown as View<Document>,
    writer: (projection) => kept(new SqliteViewWriter(folder, registry, projection)),
    advance: (claims) => registry.advance(claims),
    status: async () => storedViews(folder, registry),
    drop: async (view) => {
      await registry.forget(view);
      removeFiles(folder, view);
    },
    close: async () => {
      for (const one of opened) one.close();
      registry.close();
    },
  };
};
