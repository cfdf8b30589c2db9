import { memo } from 'react';
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

/** Only the row of a column gets it, so that no other row renders again. */
type RowProps = Pick<RowsProps, 'marked' | 'onActive' | 'onPress'> &
  Pick<GridRender, 'rowHead' | 'cell'> & {
    row: number;
    top: number;
    columns: GridWindow['columns'];
    active: number | undefined;
    selected: number | undefined;
    editing: number | undefined;
  };

const inRow = (place: GridPosition | null, row: number) => (place?.row === row ? place.column : undefined);

export function GridRows({ view, lines, active, marked, selected, editing, render, onActive, onPress }: RowsProps) {
  return view.rows.map(({ index, key, start }) =>
    lines[index]?.kind === 'group' ? (
      <GroupRow key={key} row={index} top={start} active={active} render={render} onActive={onActive} />
    ) : (
      <CellRow
        key={key}
        row={index}
        top={start}
        columns={view.columns}
        active={inRow(active, index)}
        selected={inRow(selected, index)}
        editing={inRow(editing, index)}
        marked={marked}
        rowHead={render.rowHead}
        cell={render.cell}
        onActive={onActive}
        onPress={onPress}
      />
    ),
  );
}

type GroupRowProps = Pick<RowsProps, 'active' | 'render' | 'onActive'> & { row: number; top: number };

/** The head of a group is as wide as the grid: it is in every column. */
function GroupRow({ row, top, active, render, onActive }: GroupRowProps) {
  const isActive = active.row === row;
  const at = { row, column: active.column };
  return (
    <div role="row" aria-rowindex={row + 2} className={styles['group']} style={{ top }}>
      <div
        role="rowheader"
        aria-colindex={1}
        tabIndex={isActive ? 0 : -1}
        data-at={cellMark(at)}
        className={styles['groupHead']}
        onFocus={() => onActive(at)}
      >
        {render.rowHead(row, isActive)}
      </div>
    </div>
  );
}

function RowHead({ row, active, rowHead, onActive }: Pick<RowProps, 'row' | 'active' | 'rowHead' | 'onActive'>) {
  const at = { row, column: -1 };
  return (
    <div
      role="rowheader"
      aria-colindex={1}
      tabIndex={active === -1 ? 0 : -1}
      data-at={cellMark(at)}
      className={styles['rowHead']}
      onFocus={() => onActive(at)}
    >
      {rowHead(row, active === -1)}
    </div>
  );
}

const CellRow = memo(function CellRow(props: RowProps) {
  const { row, top, columns, active, marked, selected, editing, rowHead, cell, onActive, onPress } = props;
  return (
    <div role="row" aria-rowindex={row + 2} className={styles['row']} style={{ top }}>
      <RowHead row={row} active={active} rowHead={rowHead} onActive={onActive} />
      {columns.map(({ index, key, start }) => {
        const at = { row, column: index };
        return (
          <div
            key={key}
            role="gridcell"
            aria-colindex={index + 2}
            tabIndex={index === editing ? undefined : index === active ? 0 : -1}
            data-at={cellMark(at)}
            data-left={`${start}px`}
            data-marked={index === marked || undefined}
            data-selected={index === selected || undefined}
            className={styles['cell']}
            style={{ insetInlineStart: start }}
            onFocus={() => onActive(at)}
            onClick={() => index === editing || onPress(at)}
          >
            {cell(row, index, index === active)}
          </div>
        );
      })}
    </div>
  );
});
