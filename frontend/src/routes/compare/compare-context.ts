import type { Cars } from '../../features/cars/use-cars.ts';
import type { Cell } from '../../lib/cell.ts';
import { columnKeys } from '../../lib/deck/deck.ts';
import type { Deck } from '../../lib/deck/deck.ts';
import type { GridPosition } from '../../ui/grid/grid-position.ts';
import type { CompareLine } from './grid-lines.ts';
import type { CompareTimes } from './use-compare-times.ts';
import type { DeckActs } from './use-deck-acts.ts';
import type { Entry, useEntry } from './use-entry.ts';

/** What every part of the compare grid looks at. */
export type Compared = {
  deck: Deck;
  columns: readonly string[];
  lines: readonly CompareLine[];
  cars: Cars;
  times: CompareTimes;
  acts: DeckActs;
  entry: ReturnType<typeof useEntry>;
};

export function compared(parts: Omit<Compared, 'columns'>): Compared {
  return { ...parts, columns: columnKeys(parts.deck.cars) };
}

/** Where the open field stands; null when none is open or its column or track has gone. */
export function placeOf({ lines, columns }: Compared, entry: Entry | null): GridPosition | null {
  const row = lines.findIndex((line) => line.kind === 'row' && line.track === entry?.cell.trackCode);
  const column = columns.indexOf(entry?.column ?? '');
  return row === -1 || column === -1 ? null : { row, column };
}

/** The cell at a place; undefined on heads and in a column without a tune. */
export function cellAt({ lines, deck }: Compared, { row, column }: GridPosition): Cell | undefined {
  const line = lines[row];
  const car = deck.cars[column];
  return line?.kind === 'row' && car?.tune ? { carId: car.carId, tune: car.tune, trackCode: line.track } : undefined;
}
