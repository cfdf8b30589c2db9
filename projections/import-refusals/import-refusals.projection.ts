import type { ImportAdvanced, ImportFinished, RefusedLine } from '#domain';
import type { Projection } from '#read-store';

/** The first lines that an import left out, in the order of its file. */
export type ImportRefusalsDoc = { readonly lines: readonly RefusedLine[] };

/** Lines that are told of; whoever has more wrong mends their file. */
const LINES = 200;

/** View `import-refusals`: apart from the imports, whose list would carry it. */
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
