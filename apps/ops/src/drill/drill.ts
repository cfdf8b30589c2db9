import { join } from 'node:path';
import { eventTypes, upcasters } from '#domain';
import { openEventStore } from '#event-store';
import type { Watching, WorkDone } from '#operations';
import { projections } from '#projections';
import { compareCollections, openReadStore, rebuildView } from '#read-store';
import { type BackupNote, JOURNAL_COPY, LOG_FILE } from '../backup/data-folder.ts';
import { putBack } from '../restore/put-back.ts';
import type { Stores } from '../stores.ts';

type Place = { readonly from: string; readonly place: string; readonly note: BackupNote };

export type Drilled = WorkDone & { readonly wrong: readonly string[] };

/**
 * A rehearsal of a restore: puts the backup back, builds all views, compares each with the live one as far as the
 * backup goes.
 */
export const drill = async (live: Stores, { from, place, note }: Place, watching: Watching): Promise<Drilled> => {
  const clock = stopwatch();
  const folder = join(place, 'data');
  await putBack(from, folder, join(from, JOURNAL_COPY), note);
  const restoreSeconds = clock();
  const eventStore = await openEventStore({ url: `sqlite:${join(folder, LOG_FILE)}`, upcasters, eventTypes });
  const readStore = await openReadStore({ url: `sqlite:${join(folder, 'views')}` });
  try {
    const position = await build({ eventStore, readStore }, watching);
    const rebuildSeconds = clock();
    const { compared, documents, wrong } = await compareWith(live, { eventStore, readStore }, watching);
    const figures = {
      backup: note.backup,
      backupAt: note.at,
      position,
      views: projections.length,
      compared,
      documents,
      differing: wrong.length,
      restoreSeconds,
      rebuildSeconds,
      compareSeconds: clock(),
    };
    return { outcome: wrong.length === 0 ? 'done' : 'wrong', figures, wrong };
  } finally {
    await readStore.close();
    await eventStore.close();
  }
};

const build = async (restored: Stores, { signal, mayGoOn, onProgress }: Watching): Promise<number> => {
  for (const projection of projections) {
    const { name: view } = projection;
    await rebuildView({
      ...restored,
      projection,
      signal,
      mayGoOn,
      onProgress: ({ position, head }) => onProgress({ view, position, of: head }),
    });
  }
  return restored.eventStore.head();
};

/** A live view that is not built, or is behind the backup, cannot be compared yet. */
const compareWith = async (live: Stores, restored: Stores, { mayGoOn }: Watching) => {
  let [compared, documents] = [0, 0];
  const wrong: string[] = [];
  const same = (await live.eventStore.logId()) === (await restored.eventStore.logId());
  const position = await restored.eventStore.head();
  for (const projection of same ? projections : []) {
    await mayGoOn();
    const writer = live.readStore.writer(projection);
    const checkpoint = await writer.checkpoint();
    if (!checkpoint || checkpoint.position < position) continue;
    const found = await compareCollections(writer, restored.readStore.writer(projection), position);
    compared += 1;
    documents += found.documents;
    if (!found.equal) wrong.push(projection.name);
  }
  return { compared, documents, wrong };
};

const stopwatch = () => {
  let last = performance.now();
  return (): number => {
    const [now, before] = [performance.now(), last];
    last = now;
    return Math.round(now - before) / 1_000;
  };
};
