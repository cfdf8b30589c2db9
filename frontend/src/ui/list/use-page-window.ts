import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { checkRendered } from './virtual-list.tsx';

/** Rows are rendered this far beyond the visible part, in px. */
const SCROLL_BUFFER_PX = 400;

/** Which rows are rendered, and how much room those above and below take, in px. */
export type PageWindow = { first: number; end: number; above: number; below: number; count: number };

/**
 * The rows of a long list that are near the visible part, where the page around it scrolls. All are of one height. Give
 * `ref` to the box of the rows; it may have something above it that changes its height.
 */
export function usePageWindow(count: number, rowHeight: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const box = ref.current;
    const page = box?.closest<HTMLElement>('[data-page-scroller]');
    if (!box || !page) return;
    setScroller(page);
    const measure = () => setTop(box.getBoundingClientRect().top - page.getBoundingClientRect().top + page.scrollTop);
    measure();
    // Anything above the rows changes the height of the page with its own.
    const watched = new ResizeObserver(measure);
    for (const one of [page, ...(page.firstElementChild?.children ?? [])]) watched.observe(one);
    return () => watched.disconnect();
  }, []);
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    overscan: Math.ceil(SCROLL_BUFFER_PX / rowHeight),
    scrollMargin: top,
    // The rows beyond the visible part exist for that: a wheel need not wait for the next ones.
    useFlushSync: false,
  });
  // A changed height applies to all rows.
  useLayoutEffect(() => rows.measure(), [rows, rowHeight]);
  const shown = rows.getVirtualItems();
  checkRendered(shown.length);
  const [first] = shown;
  const last = shown.at(-1);
  const seen: PageWindow = {
    first: first?.index ?? 0,
    end: last ? last.index + 1 : 0,
    above: first ? first.start - top : 0,
    below: last ? rows.getTotalSize() + top - last.end : count * rowHeight,
    count,
  };
  return { ref, seen };
}
