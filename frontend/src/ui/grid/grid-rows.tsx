import type { GridLine, GridRender } from './grid-parts.ts';
import type { GridPosition } from './grid-position.ts';
import { cellMark } from './use-grid-focus.ts';
import type { GridWindow } from './use-grid-window.ts';
import styles from './grid.module.css';

type RowsProps = {
  view: GridWindow;
  lines: readonly GridLine[];
  active: GridPosition;
  marked: number;
  selected: GridPosition | null;
  editing: GridPosition | null;
  render: GridRender;
  onActive: (position: GridPosition) => void;
  onPress: (position: GridPosition) => void;
};
type RowProps = Omit<RowsProps, 'lines'> & { row: number; top: number; kind: GridLine['kind'] };

const isAt = (place: GridPosition | null, { row, column }: GridPosition) =>
  place?.row === row && place.column === column;

/** The rows on screen. */
export function GridRows({ lines, ...rest }: RowsProps) {
  return rest.view.rows.map(({ index, key, start }) => {
    const kind = lines[index]?.kind ?? 'row';
    const Row = kind === 'group' ? GroupRow : CellRow;
    return <Row key={key} {...rest} row={index} top={start} kind={kind} />;
  });
}

function RowHead({
  row,
  active,
  render,
  onActive,
  spans,
}: Pick<RowProps, 'row' | 'active' | 'render' | 'onActive'> & { spans: boolean }) {
  const isActive = active.row === row && (spans || active.column === -1);
  const at = { row, column: -1 };
  return (
    <div
      role="rowheader"
      aria-colindex={1}
      tabIndex={isActive ? 0 : -1}
      data-at={cellMark(spans ? { row, column: active.column } : at)}
      className={spans ? styles['groupHead'] : styles['rowHead']}
      onFocus={() => onActive(spans ? { row, column: active.column } : at)}
    >
      {render.rowHead(row, isActive)}
    </div>
  );
}

function GroupRow({ row, top, active, render, onActive }: RowProps) {
  return (
    <div role="row" aria-rowindex={row + 2} className={styles['group']} style={{ top }}>
      <RowHead row={row} active={active} render={render} onActive={onActive} spans />
    </div>
  );
}

function CellRow({ row, top, view, active, marked, selected, editing, render, onActive, onPress }: RowProps) {
  return (
    <div role="row" aria-rowindex={row + 2} className={styles['row']} style={{ top }}>
      <RowHead row={row} active={active} render={render} onActive={onActive} spans={false} />
      {view.columns.map(({ index, key, start }) => {
        const at = { row, column: index };
        const isActive = active.row === row && active.column === index;
        return (
          <div
            key={key}
            role="gridcell"
            aria-colindex={index + 2}
            tabIndex={isAt(editing, at) ? undefined : isActive ? 0 : -1}
            data-at={cellMark(at)}
            data-left={`${start}px`}
            data-marked={index === marked || undefined}
            data-selected={isAt(selected, at) || undefined}
            className={styles['cell']}
            style={{ insetInlineStart: start }}
            onFocus={() => onActive(at)}
            onClick={() => isAt(editing, at) || onPress(at)}
          >
            {render.cell(row, index, isActive)}
          </div>
        );
      })}
    </div>
  );
}
