import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Event } from '#kernel';
import { fileAssets } from './assets.files.ts';
import { sqliteLeases } from './leases.sqlite.ts';
import { sqliteNotes } from './notes.sqlite.ts';
import { type AnyProjection, anyProjection, type Projection } from './projection.ts';
import type { ReadStore } from './read-store.ts';
import { Registry } from './registry.sqlite.ts';
import { storedViews } from './status.sqlite.ts';
import { SqliteView } from './view.sqlite.ts';
import type { View } from './view.ts';
import { removeFiles } from './view-files.sqlite.ts';
import { viewId } from './view-writer.ts';
import { SqliteViewWriter } from './view-writer.sqlite.ts';

/** Views in a folder, one SQLite file per view and version. Any number of processes may have it open. */
export const openSqliteReadStore = async ({ folder }: { readonly folder: string }): Promise<ReadStore> => {
  mkdirSync(folder, { recursive: true });
  const registry = await Registry.open(folder);
  const views = new Map<string, SqliteView>();
  const writers: SqliteViewWriter[] = [];
  /** One connection per view, however often it is requested. */
  const viewOf = (projection: AnyProjection): SqliteView => {
    const view = views.get(viewId(projection)) ?? new SqliteView(folder, registry, projection);
    views.set(viewId(projection), view);
    return view;
  };
  return {
    leases: sqliteLeases(registry),
    assets: fileAssets(join(folder, 'assets')),
    notes: sqliteNotes(registry),
    view: <Ev extends Event, Document extends object>(projection: Projection<Ev, Document>) =>
      viewOf(anyProjection(projection)) as unknown as View<Document>,
    writer: (projection) => {
      const writer = new SqliteViewWriter(folder, registry, projection);
      writers.push(writer);
      return writer;
    },
    advance: (claims) => registry.advance(claims),
    status: async () => storedViews(folder, registry),
    drop: async (view) => {
      await registry.forget(view);
      removeFiles(folder, view);
    },
    close: async () => {
      for (const one of [...views.values(), ...writers]) one.close();
      registry.close();
    },
  };
};
