import type { ActorId, Decider } from '#kernel';
import type { CatalogueImportEvent, ImportCounts } from './catalogue-import.events.ts';

/** How far an import has come: `lines` done since the beginning of its file, and what became of their cars. */
export type CatalogueImport = {
  readonly status: 'unknown' | 'running' | 'finished';
  readonly lines: number;
  readonly counts: ImportCounts;
};

/** The stream of one import: its plan and its progress. */
export const importStream = (importId: string): string => `import-${importId}`;

/** Who an import's changes of cars are put down to: the job itself. */
export const importActor = (importId: string): ActorId => `job:${importStream(importId)}` as ActorId;

export const catalogueImport: Decider<CatalogueImport, CatalogueImportEvent> = {
  initial: { status: 'unknown', lines: 0, counts: { added: 0, changed: 0, unchanged: 0 } },
  evolve: (state, event) => {
    if (event.type === 'ImportPlanned') return { ...state, status: 'running' };
    const { lines, added, changed, unchanged } = event.data;
    const status = event.type === 'ImportFinished' ? 'finished' : state.status;
    return { status, lines, counts: { added, changed, unchanged } };
  },
};
