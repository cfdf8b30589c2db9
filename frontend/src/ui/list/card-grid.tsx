import type { ReactNode } from 'react';
import type { PagedList } from '../../lib/lists/use-paged-list.ts';
import { QueryBoundary } from '../query/query-boundary.tsx';
import styles from './card-grid.module.css';
import { More } from './more.tsx';

type CardGridProps<Item> = {
  list: PagedList<Item>;
  keyOf: (item: Item) => string;
  empty: ReactNode;
  notAllowed?: string | undefined;
  children: (item: Item) => ReactNode;
};

export function CardGrid<Item>({ list, keyOf, empty, notAllowed, children }: CardGridProps<Item>) {
  return (
    <QueryBoundary
      of={{ ...list, value: list.settled ? list.value : undefined }}
      skeleton={<Boxes />}
      empty={{ when: (items) => items.length === 0, show: empty }}
      notAllowed={notAllowed}
    >
      {(items) => (
        <>
          <ul className={styles['grid']}>
            {items.map((item) => (
              <li key={keyOf(item)}>{children(item)}</li>
            ))}
          </ul>
          <More list={list} />
        </>
      )}
    </QueryBoundary>
  );
}

function Boxes() {
  return (
    <div className={styles['grid']} aria-hidden="true">
      {[1, 2, 3].map((place) => (
        <div key={place} className={styles['box']} />
      ))}
    </div>
  );
}
