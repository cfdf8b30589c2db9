import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { Range, VirtualItem, Virtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import { useCallback, useEffect } from 'react';
import type { GridPosition } from './grid-position.ts';

export type GridSizes = { row: number; group: number; column: number; head: number; rowHead: number; trailing: number };
type Scroller = Virtualizer<HTMLDivElement, Element>;
export type GridWindow = {
  rows: VirtualItem[];
  columns: VirtualItem[];
  width: number;
  height: number;
  /** Where the last column ends. */
  end: number;
  show: (position: GridPosition) => void;
};

/** What is on screen, and always the active line too, so that focus is never lost by scrolling. */
function useRange(active: number) {
  return useCallback(
    (range: Range) => {
      const shown = defaultRangeExtractor(range);
      if (active < 0 || active >= range.count || shown.includes(active)) return shown;
      return [...shown, active].sort((one, other) => one - other);
    },
    [active],
  );
}

/** Which rows and columns of the grid exist in the page now. */
export function useGridWindow(
  scroller: RefObject<HTMLDivElement | null>,
  lines: { rowSizes: readonly number[]; rowKeys: readonly string[]; columnKeys: readonly string[] },
  sizes: GridSizes,
  active: GridPosition,
): GridWindow {
  const { rowSizes, rowKeys, columnKeys } = lines;
  const getScrollElement = () => scroller.current;
  const rows: Scroller = useVirtualizer({
    count: rowKeys.length,
    getScrollElement,
    estimateSize: (index) => rowSizes[index] ?? sizes.row,
    getItemKey: (index) => rowKeys[index] ?? index,
    overscan: 6,
    paddingStart: sizes.head,
    scrollPaddingStart: sizes.head,
    rangeExtractor: useRange(active.row),
  });
  const columns: Scroller = useVirtualizer({
    horizontal: true,
    count: columnKeys.length,
    getScrollElement,
    estimateSize: () => sizes.column,
    getItemKey: (index) => columnKeys[index] ?? index,
    overscan: 2,
    paddingStart: sizes.rowHead,
    scrollPaddingStart: sizes.rowHead,
    rangeExtractor: useRange(active.column),
  });
  const measured = `${rowSizes.join()} ${sizes.column} ${sizes.head} ${sizes.rowHead}`;
  useEffect(() => {
    rows.measure();
    columns.measure();
  }, [rows, columns, measured]);

  const show = ({ row, column }: GridPosition) => {
    if (row >= 0) rows.scrollToIndex(row, { align: 'auto' });
    if (column >= 0) columns.scrollToIndex(column, { align: 'auto' });
  };
  return {
    rows: rows.getVirtualItems(),
    columns: columns.getVirtualItems(),
    width: sizes.rowHead + columnKeys.length * sizes.column + sizes.trailing,
    height: rows.getTotalSize(),
    end: sizes.rowHead + columnKeys.length * sizes.column,
    show,
  };
}
