import { permissionTable } from '#kernel';
import { isOperator, isStaff } from '../caller-roles.ts';
import type { CatalogueImport } from './catalogue-import.state.ts';
import type { ImportList } from './import-list.state.ts';
import type { ImportRows } from './import-rows.state.ts';
import type { Undoing } from './undoing.ts';

const operator = { operator: isOperator };

export const importListPermissions = permissionTable(
  [{ command: 'announce-import', from: ['first of a year', 'announced'], to: 'announced', who: 'operator' }],
  {
    from: {
      'first of a year': ({ count }: ImportList) => count === 0,
      announced: ({ count }: ImportList) => count > 0,
    },
    who: operator,
  },
);

/** Who may do what to an import: the operator; staff may undo one that has ended. */
export const importPermissions = permissionTable(
  [
    { command: 'plan-import', from: 'announced', to: 'running', who: 'operator' },
    { command: 'plan-rq-sheet', from: 'announced', to: 'running', who: 'operator' },
    { command: 'plan-lap-time-import', from: 'announced', to: 'running', who: 'operator' },
    { command: 'plan-lap-time-import', from: 'announced', to: 'running', who: 'moderator or admin' },
    { command: 'advance-import', from: 'running', to: 'running', who: 'operator' },
    { command: 'finish-import', from: 'running', to: 'finished', who: 'operator' },
    { command: 'begin-roll-back', from: ['running', 'finished', 'rolling back'], to: 'rolling back', who: 'operator' },
    { command: 'begin-roll-back', from: 'finished', to: 'rolling back', who: 'moderator or admin' },
    { command: 'finish-roll-back', from: 'rolling back', to: 'rolled back', who: 'operator' },
  ],
  {
    from: {
      announced: ({ status }: CatalogueImport) => status === 'unknown',
      running: {
        is: ({ status }: CatalogueImport) => status === 'running',
        otherwise: ({ status }: CatalogueImport) => (status === 'unknown' ? 'import-unknown' : 'import-rolled-back'),
      },
      finished: {
        is: ({ status }: CatalogueImport) => status === 'finished',
        otherwise: ({ status }: CatalogueImport) => {
          if (status === 'unknown') return 'import-unknown';
          return status === 'running' ? 'import-running' : 'import-rolled-back';
        },
      },
      'rolling back': ({ status }: CatalogueImport) => status === 'rolling-back',
      'rolled back': ({ status }: CatalogueImport) => status === 'rolled-back',
    },
    who: { ...operator, 'moderator or admin': isStaff },
  },
);

export type ImportRow = Pick<ImportRows, 'known' | 'takesRows'> & { readonly row: 'missing' | 'open' | 'settled' };

/** Who may do what to the rows that an import leaves open: staff resolve them. */
export const importRowPermissions = permissionTable(
  [
    { command: 'mark-rows-unresolved', from: 'row not open yet', to: 'row open', who: 'operator' },
    { command: 'settle-import-row', from: 'row open', to: 'row settled', who: 'moderator or admin' },
    { command: 'reopen-import-row', from: 'row settled', to: 'row open', who: 'moderator or admin' },
  ],
  {
    from: {
      'row not open yet': ({ takesRows, row }: ImportRow) => takesRows && row === 'missing',
      'row open': {
        is: ({ takesRows, row }: ImportRow) => takesRows && row === 'open',
        otherwise: ({ known, row, takesRows }: ImportRow) => {
          if (!known) return 'import-unknown';
          if (row === 'missing') return 'import-row-unknown';
          return takesRows ? 'import-row-settled' : 'import-rolled-back';
        },
      },
      'row settled': {
        is: ({ takesRows, row }: ImportRow) => takesRows && row === 'settled',
        otherwise: ({ known, row, takesRows }: ImportRow) => {
          if (!known) return 'import-unknown';
          if (row === 'missing') return 'import-row-unknown';
          return takesRows ? 'import-row-open' : 'import-rolled-back';
        },
      },
    },
    who: { ...operator, 'moderator or admin': isStaff },
  },
);

export const importRowIn = ({ known, takesRows, rows }: ImportRows, row: number): ImportRow => {
  const opened = rows[row];
  return { known, takesRows, row: opened ? (opened.settled ? 'settled' : 'open') : 'missing' };
};

/** Who may undo an import on a car that the import has changed. */
export const rollBackPermissions = permissionTable(
  [{ command: 'roll-back-car', from: 'touched', to: 'touched', who: 'operator' }],
  {
    from: { touched: (found: Undoing | 'nothing') => found !== 'nothing' },
    who: operator,
  },
);
