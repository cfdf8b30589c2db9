import { useEffect, useEffectEvent } from 'react';
import type { GridPosition } from '../../../ui/grid/grid-position.ts';
import type { Compared } from '../grid/compare-context.ts';
import { openTool } from '../tools/open-tool.ts';

const isInGrid = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role=grid]') !== null && !(target instanceof HTMLInputElement);

/** A paste while a cell has the focus is shown as a block of times from that cell on; nothing is sent unseen. */
export function usePasteIntoGrid({ lines }: Compared, { row, column }: GridPosition): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const line = lines[row];
    if (!isInGrid(event.target) || !/\d|dnf/i.test(text) || line?.kind !== 'row') return;
    event.preventDefault();
    openTool({ tool: 'paste', start: { track: line.track, column: Math.max(0, column) }, text });
  });
  useEffect(() => {
    const pasted = (event: ClipboardEvent) => take(event);
    document.addEventListener('paste', pasted);
    return () => document.removeEventListener('paste', pasted);
  }, []);
}
