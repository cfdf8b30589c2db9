import type { KeyboardEvent, ReactNode, Ref } from 'react';
import type { GridPosition } from './grid-position.ts';

/** Lengths in px. `trailing` 0: nothing stands after the last column. */
export type GridSizes = { row: number; group: number; column: number; head: number; rowHead: number; trailing: number };

/** A line of the grid: a row of cells, or the collapsible head of a group of rows. */
export type GridLine = { key: string; kind: 'row' | 'group' };

export type GridRender = {
  corner: ReactNode;
  columnHead: (column: number, active: boolean) => ReactNode;
  rowHead: (row: number, active: boolean) => ReactNode;
  cell: (row: number, column: number, active: boolean) => ReactNode;
  /** The content after the last column; ignored while `sizes.trailing` is 0. */
  trailing: ReactNode;
};

export type GridHandle = {
  focus: (position: GridPosition) => void;
  element: (position: GridPosition) => HTMLElement | null;
};

export type GridProps = {
  label: string;
  lines: readonly GridLine[];
  columns: readonly string[];
  sizes: GridSizes;
  render: GridRender;
  active: GridPosition;
  /** The cell whose details are shown next to the grid. */
  selected: GridPosition | null;
  /** The cell that holds a field: there the field takes the focus. */
  editing: GridPosition | null;
  /** The column with a marked top edge, or −1. */
  marked: number;
  busy: boolean;
  onActive: (position: GridPosition) => void;
  onKey: (event: KeyboardEvent<HTMLElement>, position: GridPosition) => void;
  onPress: (position: GridPosition) => void;
  handle: Ref<GridHandle>;
};
