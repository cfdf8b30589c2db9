import type { GridRender } from './grid-parts.ts';
import type { GridPosition } from './grid-position.ts';
import { cellMark } from './use-grid-focus.ts';
import type { GridWindow } from './use-grid-window.ts';
import styles from './grid.module.css';

type GridHeadProps = {
  view: GridWindow;
  active: GridPosition;
  marked: number;
  render: GridRender;
  /** Column of the content after the last car; undefined when there is none. */
  lastColumn: number | undefined;
  onActive: (position: GridPosition) => void;
};

export function GridHead({ view, active, marked, render, lastColumn, onActive }: GridHeadProps) {
  return (
    <div role="row" aria-rowindex={1} className={styles['head']}>
      <div role="columnheader" aria-colindex={1} className={styles['corner']}>
        {render.corner}
      </div>
      {view.columns.map(({ index, key, start }) => {
        const at = { row: -1, column: index };
        const isActive = active.row === -1 && active.column === index;
        return (
          <div
            key={key}
            role="columnheader"
            aria-colindex={index + 2}
            tabIndex={isActive ? 0 : -1}
            data-at={cellMark(at)}
            data-left={`${start}px`}
            data-marked={index === marked || undefined}
            className={styles['columnHead']}
            style={{ insetInlineStart: start }}
            onFocus={() => onActive(at)}
          >
            {render.columnHead(index, isActive)}
          </div>
        );
      })}
      {lastColumn ? (
        <div
          role="columnheader"
          aria-colindex={lastColumn}
          className={styles['trailing']}
          style={{ insetInlineStart: view.end }}
        >
          {render.trailing}
        </div>
      ) : null}
    </div>
  );
}
