import type { Decider } from '#kernel';
import type { CatalogueImportEvent, ImportRowSettled } from './catalogue-import.events.ts';

export type RowMeaning = Pick<ImportRowSettled['data'], 'carId' | 'newCar'>;

/** A row that was left open: its rating, whether it is resolved, and its (last) resolution. */
export type OpenedRow = { readonly rq: number; readonly settled: boolean; readonly meaning?: RowMeaning };

/** The rows of an import for moderators, by number. `takesRows` ends when it is rolled back. */
export type ImportRows = {
  readonly known: boolean;
  readonly takesRows: boolean;
  readonly gameVersion?: string;
  readonly rows: Readonly<Record<number, OpenedRow>>;
};

export const importRows: Decider<ImportRows, CatalogueImportEvent> = {
  initial: { known: false, takesRows: false, rows: {} },
  evolve: (state, event) => {
    switch (event.type) {
      case 'RqSheetPlanned':
        return { ...state, known: true, takesRows: true, gameVersion: event.data.gameVersion };
      case 'ImportPlanned':
        return { ...state, known: true };
      case 'ImportRowLeftOpen':
        return withRow(state, event.data.row, () => ({ rq: event.data.rq, settled: false }));
      case 'ImportRowSettled': {
        const { row, carId, newCar } = event.data;
        const meaning = newCar ? { carId, newCar } : { carId };
        return withRow(state, row, (opened) => opened && { ...opened, settled: true, meaning });
      }
      case 'ImportRowReopened':
        return withRow(state, event.data.row, (opened) => opened && { ...opened, settled: false });
      case 'ImportRollBackBegun':
        return { ...state, takesRows: false };
      default:
        return state;
    }
  },
};

const withRow = (
  state: ImportRows,
  row: number,
  change: (opened: OpenedRow | undefined) => OpenedRow | undefined,
): ImportRows => {
  const changed = change(state.rows[row]);
  return changed ? { ...state, rows: { ...state.rows, [row]: changed } } : state;
};
