import type { ReactNode } from 'react';
import { useCars } from '../../features/cars/use-cars.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import type { QueryState } from '../../ui/query/query-boundary.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { CarsOfNews } from './cars-of-news.ts';
import styles from './news.module.css';

const ROW_PX = 55;

type NewsSectionProps<Item> = {
  title: string;
  of: QueryState<{ readonly items: readonly Item[] }>;
  most: number;
  /** The text for an empty list. */
  empty: string;
  /** Next to the title. */
  action?: ReactNode;
  /** Under the title, where there are items. */
  note?: string;
  keyOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
};

export function NewsSection<Item extends { readonly carId: string }>(props: NewsSectionProps<Item>) {
  const { title, of, most, empty, action, note, keyOf, children } = props;
  const items = of.value?.items.slice(0, most) ?? [];
  const { byId } = useCars(items.map(({ carId }) => carId));
  return (
    <section className={styles['section']}>
      <h2>
        {title}
        {action}
      </h2>
      {note !== undefined && items.length > 0 ? <p className={styles['nothing']}>{note}</p> : null}
      <CarsOfNews value={byId}>
        <QueryBoundary
          of={of}
          layout="rows"
          skeleton={<Skeleton rows={most} rowHeight={ROW_PX} />}
          empty={{ when: ({ items: all }) => all.length === 0, show: <p className={styles['nothing']}>{empty}</p> }}
        >
          {() => (
            <ul>
              {items.map((item) => (
                <li key={keyOf(item)}>{children(item)}</li>
              ))}
            </ul>
          )}
        </QueryBoundary>
      </CarsOfNews>
    </section>
  );
}
