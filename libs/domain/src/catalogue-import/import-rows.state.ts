import type { Decider } from '#kernel';
import type { CatalogueImportEvent } from './catalogue-import.events.ts';

/** A row that was left open: the rating it gives, and whether somebody has said which car it means. */
export type OpenedRow = { readonly rq: number; readonly settled: boolean };

/** The rows of an import that somebody has to decide on, by their number. `takesRows` ends when it is rolled back. */
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
      case 'ImportRowLeftOpen': {
        const { row, rq } = event.data;
        return { ...state, rows: { ...state.rows, [row]: { rq, settled: false } } };
      }
      case 'ImportRowSettled': {
        const row = state.rows[event.data.row];
        return row ? { ...state, rows: { ...state.rows, [event.data.row]: { ...row, settled: true } } } : state;
      }
      case 'ImportRollBackBegun':
        return { ...state, takesRows: false };
      default:
        return state;
    }
  },
};
