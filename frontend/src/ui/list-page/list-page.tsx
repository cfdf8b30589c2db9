import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageKeys } from '../../lib/keys/page-keys.ts';
import type { ListAddress, Sort } from '../../lib/lists/use-list-address.ts';
import type { PagedList } from '../../lib/lists/use-paged-list.ts';
import { QueryBoundary } from '../query/query-boundary.tsx';
import { Empty } from '../query/empty.tsx';
import { Skeleton } from '../query/skeleton.tsx';
import { Button } from '../button/button.tsx';
import { More } from '../list/more.tsx';
import { type Column, DataTable, type RowsOf } from '../table/data-table.tsx';
import { stepRow } from '../table/row-keys.ts';
import { useSelection } from '../table/selection.tsx';
import { useIsPhone } from '../use-is-phone.ts';
import { BulkBar } from './bulk-bar.tsx';
import { CardList } from './card-list.tsx';
import { type ListFilter, ListTools } from './list-tools.tsx';
import styles from './list-page.module.css';

type ListPageProps<Item> = Pick<RowsOf<Item>, 'keyOf' | 'nameOf' | 'openKey' | 'onOpen'> & {
  /** The name of the list for screen readers. */
  label: string;
  list: PagedList<Item>;
  address: ListAddress;
  search?: { label: string; help?: string };
  filters?: readonly ListFilter[];
  columns: readonly Column<Item>[];
  /** The sort when the address has none. */
  usualSort?: Sort;
  /** A row on a phone; the first column by default. */
  card?: (item: Item) => ReactNode;
  /** Buttons for bulk actions; `done` ends the selection. */
  bulk?: (chosen: readonly Item[], done: () => void) => ReactNode;
  /** When there is nothing even without a filter. */
  empty?: ReactNode;
  notAllowed?: string;
};

/**
 * A list that can be searched, filtered and sorted, all in the address; it loads by pages and stays up to date. A table
 * from 768 px, cards below. J and K go from row to row, as the arrow keys do.
 */
export function ListPage<Item>(props: ListPageProps<Item>) {
  const { label, list, address, search, filters = [], columns, usualSort, empty, notAllowed } = props;
  const { t } = useTranslation('screen');
  const section = useRef<HTMLElement>(null);
  // Enter then opens the focused row, as it presses any button.
  usePageKeys({ J: () => stepRow(section.current, 1), K: () => stepRow(section.current, -1) });
  const selection = useSelection();
  const sort = address.sort ?? usualSort;
  const isFiltered = address.find !== '' || filters.some(({ name }) => address.chosen(name).length > 0);
  const clear = () => address.clear(filters.map(({ name }) => name));
  const nothing = isFiltered ? <NothingFits onClear={clear} /> : (empty ?? <Empty title={t('asked.empty')} />);
  const chosen = list.value?.filter((item) => selection.chosen.has(props.keyOf(item))) ?? [];
  const drop = () => selection.set(new Set());
  return (
    <section ref={section} className={styles['list']} aria-label={label}>
      <ListTools {...{ address, search, filters, columns, sort, total: list.total, cut: list.cut }} />
      <QueryBoundary
        of={list}
        skeleton={<Skeleton rows={8} />}
        empty={{ when: (items) => items.length === 0, show: nothing }}
        {...(notAllowed === undefined ? {} : { notAllowed })}
      >
        {(items) => (
          <>
            <Rows {...props} items={items} sort={sort} selection={props.bulk ? selection : undefined} />
            <More list={list} />
          </>
        )}
      </QueryBoundary>
      {props.bulk && chosen.length > 0 ? (
        <BulkBar count={chosen.length} onNone={drop}>
          {props.bulk(chosen, drop)}
        </BulkBar>
      ) : null}
    </section>
  );
}

type RowsProps<Item> = ListPageProps<Item> & Pick<RowsOf<Item>, 'items' | 'selection'> & { sort: Sort | undefined };

function Rows<Item>({ label, columns, card, address, sort, items, selection, ...rows }: RowsProps<Item>) {
  const isPhone = useIsPhone();
  const [first] = columns;
  const shared = { ...rows, items, selection };
  if (isPhone) return <CardList {...shared} label={label} card={card ?? ((item) => first?.cell(item))} />;
  return <DataTable {...shared} label={label} columns={columns} sort={sort} onSort={address.sortBy} />;
}

function NothingFits({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('screen');
  return (
    <Empty title={t('list.noFit')}>
      <Button onClick={onClear}>{t('list.clear')}</Button>
    </Empty>
  );
}
