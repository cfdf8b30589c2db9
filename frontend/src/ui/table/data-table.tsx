import { memo } from 'react';
import type { ReactNode } from 'react';
import type { Sort } from '../../lib/lists/use-list-address.ts';
import { MoveDownIcon, MoveUpIcon } from '../icons.ts';
import type { PageWindow } from '../list/use-page-window.ts';
import { rowKeys } from './row-keys.ts';
import styles from './data-table.module.css';
import { type Selection, SelectAll, SelectOne } from './selection.tsx';

export type Column<Item> = {
  key: string;
  head: string;
  /** Numbers stand right, in the data font. */
  figures?: boolean;
  /** The list can be sorted by it; its key is its name in the API. */
  sorts?: boolean;
  cell: (item: Item) => ReactNode;
};

export type RowsOf<Item> = {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** The name of a row for screen readers. */
  nameOf: (item: Item) => string;
  /** The row that is open next to the list. */
  openKey?: string | null;
  onOpen?: ((item: Item) => void) | undefined;
  selection?: Selection | undefined;
};

type DataTableProps<Item> = RowsOf<Item> & {
  label: string;
  columns: readonly Column<Item>[];
  sort?: Sort | undefined;
  onSort?: (by: string, down: boolean) => void;
  /** Of a long list only `items` from `first` on are rendered; the others leave room. */
  seen?: PageWindow;
};

/** A table whose heads sort; the first cell of a row opens it, arrow keys go from row to row. */
export function DataTable<Item>({ label, columns, sort, onSort, seen, ...rows }: DataTableProps<Item>) {
  const { items, keyOf, nameOf, selection } = rows;
  return (
    <div className={styles['scroller']} data-sideways>
      <table className={styles['table']} aria-label={label} aria-rowcount={seen && seen.count + 1} data-rows>
        <thead>
          <tr>
            {selection ? (
              <th scope="col" className={styles['select']}>
                <SelectAll keys={items.map(keyOf)} selection={selection} />
              </th>
            ) : null}
            {columns.map((column) => (
              <Head key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          <Room px={seen?.above} />
          {items.map((item, at) => (
            <tr
              key={keyOf(item)}
              aria-rowindex={seen && seen.first + at + 2}
              data-open={rows.openKey === keyOf(item) || undefined}
            >
              {selection ? (
                <td className={styles['select']}>
                  <SelectOne name={nameOf(item)} of={keyOf(item)} selection={selection} />
                </td>
              ) : null}
              <Cells item={item} columns={columns} pressed={rows.openKey === keyOf(item)} onOpen={rows.onOpen} />
            </tr>
          ))}
          <Room px={seen?.below} />
        </tbody>
      </table>
    </div>
  );
}

function Room({ px }: { px: number | undefined }) {
  if (!px) return null;
  return <tr aria-hidden="true" style={{ height: px }} />;
}

type HeadProps<Item> = { column: Column<Item> } & Pick<DataTableProps<Item>, 'sort' | 'onSort'>;

/** The first press sorts ascending, the next one reverses it. */
function Head<Item>({ column: { key, head, figures, sorts }, sort, onSort }: HeadProps<Item>) {
  const isBy = sort?.by === key;
  const Arrow = sort?.down ? MoveDownIcon : MoveUpIcon;
  const order = sort?.down ? 'descending' : 'ascending';
  return (
    <th scope="col" data-figures={figures || undefined} aria-sort={isBy ? order : undefined}>
      {sorts && onSort ? (
        <button type="button" className={styles['sort']} onClick={() => onSort(key, isBy && !sort.down)}>
          {head}
          {isBy ? <Arrow aria-hidden="true" /> : null}
        </button>
      ) : (
        head
      )}
    </th>
  );
}

type CellsProps<Item> = Pick<RowsOf<Item>, 'onOpen'> & {
  item: Item;
  columns: readonly Column<Item>[];
  pressed: boolean;
};

function CellsOf<Item>({ item, columns, pressed, onOpen }: CellsProps<Item>): ReactNode {
  return columns.map(({ key, figures, cell }, at) => (
    <td key={key} data-figures={figures || undefined}>
      {at === 0 && onOpen ? (
        <button
          type="button"
          data-row
          onKeyDown={rowKeys}
          className={styles['open']}
          aria-pressed={pressed}
          onClick={() => onOpen(item)}
        >
          {cell(item)}
        </button>
      ) : (
        cell(item)
      )}
    </td>
  ));
}

/** An unchanged row does not render again while the list scrolls. */
const Cells = memo(CellsOf) as typeof CellsOf;
