import { DatabaseSync } from 'node:sqlite';
import { onFile } from './driver-errors.sqlite.ts';
import { type Registry, withAdvance } from './registry.sqlite.ts';
import { viewExists, viewPath } from './view-files.sqlite.ts';
import type { Checkpoint, ViewStatus, ViewVersion } from './view-writer.ts';

/** Every view and version of a folder. */
export const storedViews = (folder: string, registry: Registry): readonly ViewStatus[] =>
  registry.all().flatMap((view) => statusOf(folder, registry, view) ?? []);

const statusOf = (folder: string, registry: Registry, view: ViewVersion): ViewStatus | undefined => {
  const registered = registry.get(view);
  if (registered?.live === undefined || !viewExists(folder, view, registered.live)) return undefined;
  const path = viewPath(folder, view, registered.live);
  return onFile(() => {
    const database = new DatabaseSync(path, { readOnly: true });
    try {
      const own = database.prepare('SELECT position, logId FROM checkpoint').get() as Checkpoint | undefined;
      const parked = database.prepare('SELECT count(DISTINCT key) AS count FROM parked').get();
      return {
        ...view,
        checkpoint: own && withAdvance({ ...own }, registered),
        parkedDocuments: Number(parked?.['count'] ?? 0),
      };
    } finally {
      database.close();
    }
  });
};
