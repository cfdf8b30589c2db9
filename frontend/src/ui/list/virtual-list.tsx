import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, Ref, RefObject } from 'react';
import type { PagedList } from '../../lib/lists/use-paged-list.ts';
import { Skeleton } from '../query/skeleton.tsx';
import styles from './virtual-list.module.css';

/** Rows are rendered this far beyond the visible part, in px (specification, business constants). */
const SCROLL_BUFFER_PX = 200;
/** More rows than this together mean that the list is not virtual: its scroller has no height. */
const MAX_RENDERED = 1_000;

export type ListHandle = { scrollTo: (index: number) => void };

type VirtualListProps<Item> = {
  items: readonly Item[];
  /** The field that identifies an item. */
  keyField: keyof Item & string;
  /** Height of a row in px before it is measured. */
  rowHeight: number;
  id?: string;
  /** Names the list; a named list can be scrolled by the keyboard, others have buttons in their rows. */
  label?: string;
  className?: string | undefined;
  rowClassName?: string | undefined;
  marked?: number;
  ref?: Ref<ListHandle>;
  /** Scrolls with the rows, above them. */
  before?: ReactNode;
  /** A list by pages: the next page is requested when the end of the loaded rows comes near. See `usePagedList`. */
  pages?: Pick<PagedList<Item>, 'hasMore' | 'loadingMore' | 'problem' | 'more'>;
  children: (item: Item, index: number) => ReactNode;
};

/** The key of an item. Throws where there is none: rows would swap their contents. */
export function keyOfItem<Item>(item: Item, keyField: keyof Item & string): string | number {
  const key: unknown = item[keyField];
  if (typeof key === 'string' || typeof key === 'number') return key;
  throw new Error(`an item of the list has no key field "${keyField}"`);
}

/** Throws when so many rows are rendered together that the page would freeze. */
export function checkRendered(count: number): void {
  if (count > MAX_RENDERED) throw new Error(`the list renders ${count} items at once, more than ${MAX_RENDERED}`);
}

type RowsProps<Item> = Pick<VirtualListProps<Item>, 'items' | 'keyField' | 'rowHeight'> & {
  listTop: number;
  scroller: RefObject<HTMLDivElement | null>;
};

function useRows<Item>({ items, keyField, rowHeight, listTop, scroller }: RowsProps<Item>) {
  // The same function for the same items: with another one all of them are placed again.
  const getItemKey = useCallback(
    (index: number) => {
      const item = items[index];
      return item === undefined ? index : keyOfItem(item, keyField);
    },
    [items, keyField],
  );
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: Math.ceil(SCROLL_BUFFER_PX / rowHeight),
    scrollMargin: listTop,
    getItemKey,
  });
  const lastHeight = useRef(rowHeight);
  useLayoutEffect(() => {
    if (lastHeight.current === rowHeight) return;
    lastHeight.current = rowHeight;
    rows.measure();
  }, [rows, rowHeight]);
  return rows;
}

/** A list of any length that renders only the rows near the visible part. It scrolls by itself and fills its place. */
export function VirtualList<Item>({
  items,
  keyField,
  rowHeight,
  id,
  label,
  className,
  rowClassName,
  marked,
  ref,
  before,
  pages,
  children,
}: VirtualListProps<Item>) {
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [listTop, setListTop] = useState(0);
  const above = useRef<HTMLDivElement>(null);
  const hasBefore = Boolean(before);
  // The content above may grow by itself: a part of it that collapses.
  useEffect(() => {
    const measure = () => setListTop(hasBefore ? (list.current?.offsetTop ?? 0) : 0);
    measure();
    if (!above.current) return;
    const observer = new ResizeObserver(measure);
    observer.observe(above.current);
    return () => observer.disconnect();
  }, [hasBefore]);
  const rows = useRows({ items, keyField, rowHeight, listTop, scroller });
  useImperativeHandle(ref, () => ({
    scrollTo: (index) => rows.scrollToIndex(index),
  }));
  const shown = rows.getVirtualItems();
  checkRendered(shown.length);
  useMore(pages, (shown.at(-1)?.index ?? -1) >= items.length - 1);
  return (
    <div
      ref={scroller}
      tabIndex={label === undefined ? undefined : 0}
      className={`${styles['scroller']} ${className ?? ''}`}
    >
      {before ? <div ref={above}>{before}</div> : null}
      <ul ref={list} id={id} aria-label={label} style={{ height: rows.getTotalSize() }} className={styles['sizer']}>
        {shown.map(({ index, key, start }) => {
          const item = items[index];
          return item === undefined ? null : (
            <li
              key={key}
              ref={rows.measureElement}
              data-index={index}
              data-marked={index === marked || undefined}
              aria-setsize={pages?.hasMore ? -1 : items.length}
              aria-posinset={index + 1}
              className={`${styles['row']} ${rowClassName ?? ''}`}
              style={{ transform: `translateY(${start - listTop}px)` }}
            >
              {children(item, index)}
            </li>
          );
        })}
      </ul>
      {pages?.loadingMore ? (
        <div className={styles['more']} aria-busy="true">
          <Skeleton rows={1} rowHeight={rowHeight} />
        </div>
      ) : null}
    </div>
  );
}

/** Requests the next page, once; after a problem nothing is requested until the user retries. */
function useMore(pages: VirtualListProps<unknown>['pages'], isAtEnd: boolean): void {
  const isDue = isAtEnd && pages?.hasMore === true && !pages.loadingMore && pages.problem === undefined;
  const more = useEffectEvent(() => pages?.more());
  useEffect(() => {
    if (isDue) more();
  }, [isDue]);
}
