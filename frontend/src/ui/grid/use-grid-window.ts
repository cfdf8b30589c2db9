import { defaultRangeExtractor, elementScroll, useVirtualizer } from '@tanstack/react-virtual';
import type { Range, Rect, VirtualItem, Virtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { whenIdle } from '../../lib/scheduling.ts';
import type { GridSizes } from './grid-parts.ts';
import type { GridPosition } from './grid-position.ts';

export type GridWindow = {
  rows: VirtualItem[];
  columns: VirtualItem[];
  width: number;
  height: number;
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

/** The visible lines, and always the active one too, so that focus is never lost by scrolling. */
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

/**
 * Another size of the box renders other lines: in slices, for there may be many of them. Nothing is measured for it.
 */
function observeInSlices({ scrollElement }: Virtualizer<HTMLDivElement, Element>, tell: (rect: Rect) => void) {
  const observer = new ResizeObserver(([box]) => {
    const { inlineSize: width = 0, blockSize: height = 0 } = box?.borderBoxSize[0] ?? {};
    startTransition(() => tell({ width: Math.round(width), height: Math.round(height) }));
  });
  if (scrollElement) observer.observe(scrollElement);
  return () => observer.disconnect();
}

/** How many visible columns and rows are rendered, from the first, and how many beyond the edges. */
type Step = { columns: number; rows: number; columnsBeyond: number; rowsBeyond: number };
const all = Infinity;
const drawn = (columns: number, rows: number, columnsBeyond = 0, rowsBeyond = 0): Step => ({
  columns,
  rows,
  columnsBeyond,
  rowsBeyond,
});
const everything = drawn(all, all, 1, 3);

/**
 * A few at a time, so that each takes only a moment: heads, rows, then what is beyond the edges when the browser is
 * idle.
 */
const steps: readonly Step[] = [
  drawn(2, 0),
  drawn(all, 0),
  drawn(all, 3),
  drawn(all, 6),
  drawn(all, 9),
  drawn(all, all),
  drawn(all, all, 0, 2),
  drawn(all, all, 0, 3),
  everything,
];

function useSteps(): Step {
  const [step, setStep] = useState(0);
  const now = steps[step] ?? everything;
  const isLast = step >= steps.length - 1;
  const isFull = now.rows === all;
  useEffect(() => {
    if (isLast) return;
    const goOn = () => startTransition(() => setStep(step + 1));
    if (isFull) whenIdle(goOn);
    else goOn();
  }, [isLast, isFull, step]);
  return now;
}

function useAxis(
  scroller: RefObject<HTMLDivElement | null>,
  { horizontal, keys, sizes, head, active, overscan }: Axis,
) {
  const isNew = useRef(true);
  const lines = useVirtualizer<HTMLDivElement, Element>({
    horizontal,
    // A new box is at its start already, and scrolling it there would force a layout of all its content.
    scrollToFn: (offset, options, instance) => {
      if (!isNew.current || offset !== 0) elementScroll(offset, options, instance);
      isNew.current = false;
    },
    count: keys.length,
    // The box has no size before it is mounted: about that of the window, which renders most lines.
    initialRect: { width: innerWidth, height: innerHeight * 0.8 },
    observeElementRect: observeInSlices,
    // Rendered once for both axes, after both have read their position: a read after a render forces a layout.
    useFlushSync: false,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => sizes[index] ?? 0,
    // The same function for the same lines: with another one all of them are placed again, at each step of scrolling.
    getItemKey: useCallback((index: number) => keys[index] ?? index, [keys]),
    overscan,
    paddingStart: head,
    scrollPaddingStart: head,
    rangeExtractor: useRange(active),
  });
  const measured = useMemo(() => `${sizes.join()} ${head}`, [sizes, head]);
  const last = useRef(measured);
  useEffect(() => {
    if (last.current === measured) return;
    last.current = measured;
    lines.measure();
  }, [lines, measured]);
  return lines;
}

/** The same items as long as their content is the same: otherwise each row would render again. */
function useSameItems(items: VirtualItem[]): VirtualItem[] {
  const [kept, setKept] = useState(items);
  const isSame =
    kept.length === items.length &&
    items.every(({ key, index, start }, place) => {
      const before = kept[place];
      return before?.key === key && before.index === index && before.start === start;
    });
  if (!isSame) setKept(items);
  return isSame ? kept : items;
}

export function useGridWindow(
  scroller: RefObject<HTMLDivElement | null>,
  lines: { rowSizes: readonly number[]; rowKeys: readonly string[]; columnKeys: readonly string[] },
  { column: columnSize, head, rowHead, trailing }: GridSizes,
  active: GridPosition,
): GridWindow {
  const { rowSizes, rowKeys, columnKeys } = lines;
  const columnSizes = useMemo(() => columnKeys.map(() => columnSize), [columnKeys, columnSize]);
  const step = useSteps();
  const rows = useAxis(scroller, {
    horizontal: false,
    keys: rowKeys,
    sizes: rowSizes,
    head,
    active: active.row,
    overscan: step.rowsBeyond,
  });
  const columns = useAxis(scroller, {
    horizontal: true,
    keys: columnKeys,
    sizes: columnSizes,
    head: rowHead,
    active: active.column,
    overscan: step.columnsBeyond,
  });
  const end = rowHead + columnKeys.length * columnSize;
  return {
    rows: rows.getVirtualItems().slice(0, step.rows),
    columns: useSameItems(columns.getVirtualItems().slice(0, step.columns)),
    width: end + trailing,
    height: rows.getTotalSize(),
    end,
    show: ({ row, column }) => {
      if (row >= 0) rows.scrollToIndex(row, { align: 'auto' });
      if (column >= 0) columns.scrollToIndex(column, { align: 'auto' });
    },
  };
}
