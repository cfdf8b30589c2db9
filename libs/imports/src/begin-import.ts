import { randomUUID } from 'node:crypto';
import {
  AnnounceImport,
  announceImport,
  catalogueImport,
  type CatalogueImport,
  type CatalogueImportEvent,
  type ImportAnnounced,
  importList,
  importListStream,
  importStream,
  operator,
} from '#domain';
import { commandMeta, decideAndAppend, type EventStore, runStep } from '#event-store';
import { fold, type Recorded } from '#kernel';
import type { ImportStep } from './progress-steps.ts';

export type BegunImport = { readonly importId: string; readonly before: CatalogueImport };

/**
 * Resumes the last import if it was of the same file and did not finish; else starts one. Only the last: later imports
 * may have changed what an older one did.
 */
export const beginImport = async (
  store: EventStore,
  fileHash: string,
  plan: (importId: string) => ImportStep,
  now: string,
): Promise<BegunImport> => {
  const year = now.slice(0, 4);
  const { last } = fold(importList, await readAs<ImportAnnounced>(store, importListStream(year)));
  if (last && last.fileHash === fileHash) {
    const before = await progressOf(store, last.importId);
    if (before.status === 'running') return { importId: last.importId, before };
  }
  const importId = await announced(store, fileHash, year, now);
  await runStep(store, plan(importId), { id: importStream(importId), now });
  return { importId, before: await progressOf(store, importId) };
};

const announced = async (store: EventStore, fileHash: string, year: string, now: string): Promise<string> => {
  const data = { year, fileHash };
  const meta = commandMeta({ name: 'AnnounceImport', data, actor: operator, idempotencyKey: randomUUID(), now });
  const command = new AnnounceImport(data, meta);
  const decide = (state: typeof importList.initial) => announceImport(command, state);
  const { events } = await decideAndAppend(store, importListStream(year), importList, decide, meta);
  return events.map((event) => event.data.importId).join();
};

const progressOf = async (store: EventStore, importId: string): Promise<CatalogueImport> =>
  fold(catalogueImport, await readAs<CatalogueImportEvent>(store, importStream(importId)));

const readAs = async <Ev extends Recorded | ImportAnnounced | CatalogueImportEvent>(
  store: EventStore,
  stream: string,
): Promise<readonly Ev[]> => (await store.read(stream)) as unknown as readonly Ev[];
