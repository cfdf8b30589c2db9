import type { ImportAdvanced, ImportFinished, RefusedLine } from '#domain';
import type { Projection } from '#read-store';

export type ImportRefusalsDoc = { readonly lines: readonly RefusedLine[] };

/** Limit of stored lines; a file with more must be repaired anyway. */
const LINES = 200;

/** View `import-refusals`: separate from the imports, whose list would become too large. */
export const importRefusals: Projection<ImportAdvanced | ImportFinished, ImportRefusalsDoc> = {
  name: 'import-refusals',
  version: 2,
  handles: ['ImportAdvanced', 'ImportFinished'],
  indexes: [],
  keysOf: ({ data }) => [data.importId],
  channel: () => 'imports',
  evolve: (doc, { type, data: { refusals = [] } }) => {
    if (refusals.length === 0) return doc;
    const before = type === 'ImportAdvanced' ? (doc?.lines ?? []) : [];
    return { lines: [...before, ...refusals].slice(0, LINES) };
  },
};
