import type { ActorId, Decider } from '#kernel';
import type { CatalogueImportEvent, ImportCounts } from './catalogue-import.events.ts';

/** The progress of an import: `lines` done since the start of its file, and the results. */
export type CatalogueImport = {
  readonly status: 'unknown' | 'running' | 'finished' | 'rolling-back' | 'rolled-back';
  readonly lines: number;
  readonly counts: ImportCounts;
  /** Lines refused so far, where its parts report them. */
  readonly refused?: number;
  /** The game version of the list, where its plan names it. */
  readonly gameVersion?: string;
};

/** The stream of one import: its plan and its progress. */
export const importStream = (importId: string): string => `import-${importId}`;

/** The actor of an import's changes of cars: the job itself. */
export const importActor = (importId: string): ActorId => `job:${importStream(importId)}` as ActorId;

/** The same for an import of a history: it is a source for every version of a car, a list for one. */
export const historyActor = (importId: string): ActorId => `job:history-${importId}` as ActorId;

/** Whether the actor is an import, of a list or of a history. */
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
