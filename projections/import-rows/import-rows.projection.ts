import type { ImportRowLeftOpen, ImportRowReopened, ImportRowSettled, NewCarOfRow, RowReason, SheetRow } from '#domain';
import type { Projection } from '#read-store';

/** A row that waits for a moderator, or was resolved; `by` is a user id, `at` ISO 8601. */
export type ImportRowDoc = SheetRow & {
  readonly importId: string;
  readonly candidates: readonly string[];
  readonly open: boolean;
  readonly settled: {
    readonly carId: string | null;
    readonly newCar: NewCarOfRow | null;
    readonly reason: RowReason;
    readonly textId: string | null;
    readonly by: string;
    readonly at: string;
  } | null;
};

/** View `import-rows`: open rows of imports. */
export const importRowsView: Projection<ImportRowLeftOpen | ImportRowSettled | ImportRowReopened, ImportRowDoc> = {
  name: 'import-rows',
  version: 2,
  handles: ['ImportRowLeftOpen', 'ImportRowSettled', 'ImportRowReopened'],
  indexes: [['importId', 'open', 'row']],
  keysOf: ({ data }) => [`${data.importId}|${data.row}`],
  channel: () => 'imports',
  evolve: (doc, { type, data, meta }) => {
    if (type === 'ImportRowLeftOpen') return { ...data, open: true, settled: null };
    if (type === 'ImportRowReopened') return doc && { ...doc, open: true, settled: null };
    const { carId, newCar = null, reason, textId = null } = data;
    return doc && { ...doc, open: false, settled: { carId, newCar, reason, textId, by: meta.actor, at: meta.at } };
  },
};
