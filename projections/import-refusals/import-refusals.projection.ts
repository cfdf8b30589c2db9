import type { ImportFinished, RefusedLine } from '#domain';
import type { Projection } from '#read-store';

/** The first lines that an import left out, in the order of its file. */
export type ImportRefusalsDoc = { readonly lines: readonly RefusedLine[] };

/** View `import-refusals`: apart from the imports, whose list would carry it. */
export const importRefusals: Projection<ImportFinished, ImportRefusalsDoc> = {
  name: 'import-refusals',
  version: 1,
  handles: ['ImportFinished'],
  indexes: [],
  keysOf: ({ data }) => [data.importId],
  channel: () => 'imports',
  evolve: (doc, { data: { refusals = [] } }) => (refusals.length > 0 ? { lines: refusals } : doc),
};
