import type { GridSizes } from '../../../ui/grid/grid-parts.ts';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import { BriefCar, CarOfRow, TrackOfColumn } from './brief-heads.tsx';
import { type CompareGridProps, type GridParts, GridStage, useScaled } from './grid-stage.tsx';
import styles from './brief-heads.module.css';
import { TrackHead } from './track-head.tsx';
import type { GridHeads } from './use-grid-render.tsx';

const compact: GridSizes = { row: 28, group: 24, column: 100, head: 132, rowHead: 190, trailing: 44 };
const compactPhone: GridSizes = { row: 42, group: 45, column: 66, head: 92, rowHead: 96, trailing: 0 };
const down: GridSizes = { row: 40, group: 26, column: 92, head: 76, rowHead: 300, trailing: 0 };
const downPhone: GridSizes = { row: 52, group: 45, column: 74, head: 70, rowHead: 124, trailing: 0 };

const compactHeads: GridHeads = { Car: BriefCar, Track: TrackHead };
const downHeads: GridHeads = { Car: CarOfRow, Track: TrackOfColumn };

/** There is less room next to and above the heads. */
const smallCorner = ({ lines, columns, render }: GridParts): GridParts => ({
  lines,
  columns,
  render: { ...render, corner: <span className={styles['corner']}>{render.corner}</span> },
});

const carsDown = ({ lines, columns, render }: GridParts): GridParts =>
  smallCorner({
    lines: columns.map((key) => ({ key, kind: 'row' })),
    columns: lines.map(({ key }) => key),
    render: {
      ...render,
      cell: (row, column, active) => render.cell(column, row, active),
      rowHead: (row, active) => render.columnHead(row, active),
      columnHead: (column, active) => render.rowHead(column, active),
    },
  });

export function OtherGrid({ layout, ...props }: CompareGridProps & { layout: 'compact' | 'down' }) {
  const isPhone = useIsPhone();
  const isDown = layout === 'down';
  const sizes = useScaled(isDown ? (isPhone ? downPhone : down) : isPhone ? compactPhone : compact);
  // The layouts are separate components: the active or open place is stored by position.
  return isDown ? (
    <GridStage key="down" {...props} sizes={sizes} heads={downHeads} dress={carsDown} turned />
  ) : (
    <GridStage key="compact" {...props} sizes={sizes} heads={compactHeads} dress={smallCorner} />
  );
}
