import type { ActorId, Decider } from '#kernel';
import type { CatalogueImportEvent, ImportCounts } from './catalogue-import.events.ts';

/** How far an import has come: `lines` done since the beginning of its file, and what became of their cars. */
export type CatalogueImport = {
  readonly status: 'unknown' | 'running' | 'finished' | 'rolling-back' | 'rolled-back';
  readonly lines: number;
  readonly counts: ImportCounts;
  /** Lines left out so far, where its parts say so. */
  readonly refused?: number;
  /** The version of the game that a list is of, where its plan says so. */
  readonly gameVersion?: string;
};

/** The stream of one import: its plan and its progress. */
export const importStream = (importId: string): string => `import-${importId}`;

/** Who an import's changes of cars are put down to: the job itself. */
export const importActor = (importId: string): ActorId => `job:${importStream(importId)}` as ActorId;

/** The same of an import of a history: it vouches for every version of a car, where a list vouches for one. */
export const historyActor = (importId: string): ActorId => `job:history-${importId}` as ActorId;

/** Whether a fact is put down to an import, of a list or of a history. */
export const isOfImport = (importId: string, actor: ActorId): boolean =>
  actor === importActor(importId) || actor === historyActor(importId);

export const catalogueImport: Decider<CatalogueImport, CatalogueImportEvent> = {
  initial: { status: 'unknown', lines: 0, counts: { added: 0, changed: 0, unchanged: 0 } },
  evolve: (state, event) => {
    switch (event.type) {
      case 'RqSheetPlanned':
        return { ...state, status: 'running' };
      case 'LapTimeImportPlanned':
      case 'ImportPlanned': {
        const { gameVersion } = event.data;
        return { ...state, status: 'running', ...(gameVersion !== undefined && { gameVersion }) };
      }
      case 'ImportAdvanced':
        return { ...state, ...reached(event.data), ...leftOut(event.data) };
      case 'ImportFinished':
        return { ...state, status: 'finished', ...reached(event.data) };
      case 'ImportRollBackBegun':
        return { ...state, status: 'rolling-back' };
      case 'ImportRolledBack':
        return { ...state, status: 'rolled-back' };
      // What is said of rows, and of their reviews.
      default:
        return state;
    }
  },
};

const reached = ({ lines, added, changed, unchanged }: ImportCounts & { readonly lines: number }) => ({
  lines,
  counts: { added, changed, unchanged },
});

const leftOut = ({ refused }: { readonly refused?: number }) => (refused === undefined ? {} : { refused });
