import type { CatalogueImportEvent, ImportAdvanced, ImportFinished } from '#domain';
import type { Projection } from '#read-store';

/** An import and its progress; times are ISO 8601. */
export type ImportDoc = {
  readonly importId: string;
  readonly kind: 'catalogue' | 'rq-sheet' | 'lap-times';
  readonly gameVersion: string | null;
  readonly status: 'running' | 'finished' | 'rolling-back' | 'rolled-back';
  /** Who started it: a user, or the command line. */
  readonly by: string;
  readonly startedAt: string;
  readonly changedAt: string;
  readonly lines: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
  readonly retired: number;
  readonly openRows: number;
  readonly settledRows: number;
  /** Who had it undone, and the results for its cars so far. */
  readonly undone: { readonly by: string; readonly at: string; readonly cars: number; readonly kept: number } | null;
};

const nothingYet = {
  lines: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  refused: 0,
  retired: 0,
  openRows: 0,
  settledRows: 0,
  undone: null,
};

const kinds = { ImportPlanned: 'catalogue', RqSheetPlanned: 'rq-sheet', LapTimeImportPlanned: 'lap-times' } as const;

/** View `imports`: every import there was. */
export const imports: Projection<CatalogueImportEvent, ImportDoc> = {
  name: 'imports',
  version: 2,
  handles: [
    'ImportPlanned',
    'RqSheetPlanned',
    'LapTimeImportPlanned',
    'ImportAdvanced',
    'ImportFinished',
    'ImportRowLeftOpen',
    'ImportRowSettled',
    'ImportRowReopened',
    'ImportRollBackBegun',
    'ImportRolledBack',
  ],
  indexes: [['startedAt']],
  keysOf: ({ data }) => [data.importId],
  channel: () => 'imports',
  evolve: (doc, { type, data, meta: { at, actor: by } }) => {
    if (type === 'ImportPlanned' || type === 'RqSheetPlanned' || type === 'LapTimeImportPlanned') {
      const kind = kinds[type];
      const gameVersion = type === 'ImportPlanned' ? null : data.gameVersion;
      const { importId } = data;
      return { importId, kind, gameVersion, by, status: 'running', startedAt: at, changedAt: at, ...nothingYet };
    }
    if (!doc) return undefined;
    const now = { ...doc, changedAt: at };
    switch (type) {
      case 'ImportAdvanced':
        return { ...now, ...countsIn(data) };
      case 'ImportFinished':
        return { ...now, ...countsIn(data), status: 'finished' };
      case 'ImportRowLeftOpen':
        return { ...now, openRows: doc.openRows + 1 };
      case 'ImportRowSettled':
        return { ...now, openRows: doc.openRows - 1, settledRows: doc.settledRows + 1 };
      case 'ImportRowReopened':
        return { ...now, openRows: doc.openRows + 1, settledRows: doc.settledRows - 1 };
      case 'ImportRollBackBegun':
        return { ...now, status: 'rolling-back', undone: { by, at, cars: 0, kept: 0 } };
      case 'ImportRolledBack': {
        const { undone: cars, kept } = data;
        return { ...now, status: 'rolled-back', undone: { by, at, ...doc.undone, cars, kept } };
      }
    }
  },
};

const countsIn = ({ refusals: _refusals, ...counts }: (ImportAdvanced | ImportFinished)['data']) => counts;
