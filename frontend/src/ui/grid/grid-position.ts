/** A place in the grid, by index. `row` −1 is the row of heads, `column` −1 the column of heads. */
export type GridPosition = { readonly row: number; readonly column: number };

export const isSamePlace = (one: GridPosition, other: GridPosition): boolean =>
  one.row === other.row && one.column === other.column;

export type GridExtent = { rows: number; columns: number; page: number };

type Move = (from: GridPosition, extent: GridExtent) => GridPosition;

const moves: Record<string, Move> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, { columns }) => ({ row, column: columns - 1 }),
  PageUp: ({ row, column }, { page }) => ({ row: row - page, column }),
  PageDown: ({ row, column }, { page }) => ({ row: row + page, column }),
  'Control+Home': () => ({ row: 0, column: 0 }),
  'Control+End': (_from, { rows, columns }) => ({ row: rows - 1, column: columns - 1 }),
};

const within = (value: number, most: number) => Math.max(-1, Math.min(value, most - 1));

/** Clamps a place to the grid; the corner is not a place. */
export function clampPosition(
  { row, column }: GridPosition,
  { rows, columns }: Pick<GridExtent, 'rows' | 'columns'>,
): GridPosition {
  const inside = { row: within(row, rows), column: within(column, columns) };
  return inside.row === -1 && inside.column === -1 ? { row: Math.min(0, rows - 1), column: -1 } : inside;
}

/** The place that a key moves to; undefined when the key does not move. */
export function movedBy(
  key: string,
  control: boolean,
  from: GridPosition,
  extent: GridExtent,
): GridPosition | undefined {
  const move = moves[control ? `Control+${key}` : key];
  return move && clampPosition(move(from, extent), extent);
}
