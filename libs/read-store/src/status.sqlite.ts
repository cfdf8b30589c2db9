import { DatabaseSync } from 'node:sqlite';
import { isDamage, onFile } from './driver-errors.sqlite.ts';
import { type Registered, type Registry, withAdvance } from './registry.sqlite.ts';
import { readCheckpoint } from './view-file.sqlite.ts';
import { viewExists, viewPath } from './view-files.sqlite.ts';
import type { StagedView, ViewStatus, ViewVersion } from './view-writer.ts';

/** Every view and version of a folder; one with a damaged file is discarded and counts as not built. */
export const storedViews = (folder: string, registry: Registry): readonly ViewStatus[] =>
  registry.all().flatMap((view) => {
    const live = registry.get(view)?.live;
    try {
      return statusOf(folder, registry, view) ?? [];
    } catch (error) {
      if (!isDamage(error) || live === undefined) throw error;
      registry.giveUp(view, live);
      return [];
    }
  });

/** Numbers grow: a larger one was built after the live one. */
const asideOf = (folder: string, view: ViewVersion, { live, aside }: Registered): StagedView | undefined => {
  if (live === undefined || aside === undefined || !viewExists(folder, view, aside)) return undefined;
  const database = new DatabaseSync(viewPath(folder, view, aside), { readOnly: true });
  try {
    const own = database.prepare('SELECT position FROM checkpoint').get();
    return { position: Number(own?.['position'] ?? 0), kind: aside > live ? 'built' : 'before' };
  } finally {
    database.close();
  }
};

const statusOf = (folder: string, registry: Registry, view: ViewVersion): ViewStatus | undefined => {
  const registered = registry.get(view);
  if (registered?.live === undefined || !viewExists(folder, view, registered.live)) return undefined;
  const path = viewPath(folder, view, registered.live);
  return onFile(() => {
    const database = new DatabaseSync(path, { readOnly: true });
    try {
      const own = readCheckpoint(database);
      const parked = database.prepare('SELECT count(DISTINCT key) AS count FROM parked').get();
      return {
        ...view,
        checkpoint: own && withAdvance(own, registered),
        parkedDocuments: Number(parked?.['count'] ?? 0),
        aside: asideOf(folder, view, registered),
      };
    } finally {
      database.close();
    }
  });
};
