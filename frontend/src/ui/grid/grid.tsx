import { useImperativeHandle, useMemo, useRef } from 'react';
import type { PointerEvent } from 'react';
import { GridHead } from './grid-head.tsx';
import { clampPosition } from './grid-position.ts';
import type { GridProps } from './grid-parts.ts';
import { GridRows } from './grid-rows.tsx';
import { useHandlers } from '../use-handlers.ts';
import { cellMark, useGridFocus } from './use-grid-focus.ts';
import { useGridWindow } from './use-grid-window.ts';
import styles from './grid.module.css';

function bandUnder(event: PointerEvent<HTMLElement>): string {
  const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-left]') : null;
  return cell?.dataset['left'] ?? '';
}

/** A grid of any size that scrolls both ways in its own box; heads and first column stay. */
export function Grid(props: GridProps) {
  const { label, lines, columns, sizes, render, marked, selected, editing, busy, onKey, handle } = props;
  const { onPress, onActive } = useHandlers({ onPress: props.onPress, onActive: props.onActive });
  const scroller = useRef<HTMLDivElement>(null);
  const band = useRef<HTMLDivElement>(null);
  const extent = { rows: lines.length, columns: columns.length, page: 10 };
  const active = clampPosition(props.active, extent);

  const { row, group } = sizes;
  const rowSizes = useMemo(() => lines.map(({ kind }) => (kind === 'group' ? group : row)), [lines, group, row]);
  const rowKeys = useMemo(() => lines.map(({ key }) => key), [lines]);
  const view = useGridWindow(scroller, { rowSizes, rowKeys, columnKeys: columns }, sizes, active);
  const { onKeyDown, go } = useGridFocus({ scroller, active, extent, show: view.show, onActive, onKey });
  useImperativeHandle(handle, () => ({
    focus: go,
    element: (position) => scroller.current?.querySelector<HTMLElement>(`[data-at="${cellMark(position)}"]`) ?? null,
  }));

  const moveBand = (event: PointerEvent<HTMLElement>) => {
    if (!band.current) return;
    const left = bandUnder(event);
    band.current.hidden = left === '';
    if (left !== '') band.current.style.left = left;
  };
  const vars = {
    '--row': `${sizes.row}px`,
    '--column': `${sizes.column}px`,
    '--head': `${sizes.head}px`,
    '--row-head': `${sizes.rowHead}px`,
    '--trailing': `${sizes.trailing}px`,
  } as Record<string, string>;

  return (
    <div
      ref={scroller}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-rowcount={lines.length + 1}
      aria-colcount={columns.length + (sizes.trailing > 0 ? 2 : 1)}
      aria-busy={busy || undefined}
      className={styles['scroller']}
      style={vars}
      onKeyDown={onKeyDown}
      onPointerOver={moveBand}
      onPointerLeave={moveBand}
    >
      <div className={styles['sizer']} style={{ width: view.width, height: view.height }} role="presentation">
        <GridHead
          view={view}
          active={active}
          marked={marked}
          render={render}
          onActive={onActive}
          lastColumn={sizes.trailing > 0 ? columns.length + 2 : undefined}
        />
        <GridRows
          view={view}
          lines={lines}
          active={active}
          marked={marked}
          selected={selected}
          editing={editing}
          render={render}
          onActive={onActive}
          onPress={onPress}
        />
        <div ref={band} className={styles['band']} hidden aria-hidden="true" />
      </div>
    </div>
  );
}
