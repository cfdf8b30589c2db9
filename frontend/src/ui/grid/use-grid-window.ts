import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { Range, Rect, VirtualItem, Virtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { whenIdle } from '../../lib/turns.ts';
import type { GridSizes } from './grid-parts.ts';
import type { GridPosition } from './grid-position.ts';

export type GridWindow = {
  rows: VirtualItem[];
  columns: VirtualItem[];
  width: number;
  height: number;
  /** Where the last column ends. */
  end: number;
  show: (position: GridPosition) => void;
};

type Axis = {
  horizontal: boolean;
  keys: readonly string[];
  sizes: readonly number[];
  head: number;
  active: number;
  overscan: number;
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

/** Another size of the box draws other lines: in slices, for there may be many of them. Nothing is measured for it. */
function observeInSlices({ scrollElement }: Virtualizer<HTMLDivElement, Element>, tell: (rect: Rect) => void) {
  const observer = new ResizeObserver(([box]) => {
    const { inlineSize: width = 0, blockSize: height = 0 } = box?.borderBoxSize[0] ?? {};
    startTransition(() => tell({ width: Math.round(width), height: Math.round(height) }));
  });
  if (scrollElement) observer.observe(scrollElement);
  return () => observer.disconnect();
}

/** Rows and columns beyond the edges, step by step: they are drawn when what is on screen has been, a few at a time. */
const beyondTheEdges = [
  { rows: 0, columns: 0 },
  { rows: 2, columns: 0 },
  { rows: 4, columns: 0 },
  { rows: 6, columns: 0 },
  { rows: 6, columns: 1 },
  { rows: 6, columns: 2 },
] as const;

function useBeyond(): { rows: number; columns: number } {
  const [step, setStep] = useState(0);
  const next = beyondTheEdges[step + 1];
  useEffect(() => {
    if (next) whenIdle(() => startTransition(() => setStep(step + 1)));
  }, [next, step]);
  return beyondTheEdges[step] ?? { rows: 6, columns: 2 };
}

function useAxis(
  scroller: RefObject<HTMLDivElement | null>,
  { horizontal, keys, sizes, head, active, overscan }: Axis,
) {
  const lines = useVirtualizer<HTMLDivElement, Element>({
    horizontal,
    count: keys.length,
    // The box has no size before it is there: about that of the window, and most lines are drawn with it.
    initialRect: { width: innerWidth, height: innerHeight * 0.8 },
    observeElementRect: observeInSlices,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => sizes[index] ?? 0,
    getItemKey: (index) => keys[index] ?? index,
    overscan,
    paddingStart: head,
    scrollPaddingStart: head,
    rangeExtractor: useRange(active),
  });
  const measured = `${sizes.join()} ${head}`;
  const last = useRef(measured);
  useEffect(() => {
    if (last.current === measured) return;
    last.current = measured;
    lines.measure();
  }, [lines, measured]);
  return lines;
}

/** Which rows and columns of the grid exist in the page now. */
export function useGridWindow(
  scroller: RefObject<HTMLDivElement | null>,
  lines: { rowSizes: readonly number[]; rowKeys: readonly string[]; columnKeys: readonly string[] },
  { column: columnSize, head, rowHead, trailing }: GridSizes,
  active: GridPosition,
): GridWindow {
  const { rowSizes, rowKeys, columnKeys } = lines;
  const columnSizes = columnKeys.map(() => columnSize);
  const beyond = useBeyond();
  const rows = useAxis(scroller, {
    horizontal: false,
    keys: rowKeys,
    sizes: rowSizes,
    head,
    active: active.row,
    overscan: beyond.rows,
  });
  const columns = useAxis(scroller, {
    horizontal: true,
    keys: columnKeys,
    sizes: columnSizes,
    head: rowHead,
    active: active.column,
    overscan: beyond.columns,
  });
  const end = rowHead + columnKeys.length * columnSize;
  return {
    rows: rows.getVirtualItems(),
    columns: columns.getVirtualItems(),
    width: end + trailing,
    height: rows.getTotalSize(),
    end,
    show: ({ row, column }) => {
      if (row >= 0) rows.scrollToIndex(row, { align: 'auto' });
      if (column >= 0) columns.scrollToIndex(column, { align: 'auto' });
    },
  };
}
