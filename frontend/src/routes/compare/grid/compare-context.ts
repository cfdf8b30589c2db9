import { useMemo } from 'react';
import { parsePastCar } from '#racing';
import type { Cars } from '../../../features/cars/use-cars.ts';
import type { Place } from '../../../lib/cell.ts';
import { columnKeys } from '../../../lib/deck/deck.ts';
import type { Deck } from '../../../lib/deck/deck.ts';
import type { GridPosition } from '../../../ui/grid/grid-position.ts';
import type { CompareLine } from './grid-lines.ts';
import type { CompareRow, CompareTimes } from './use-compare-times.ts';
import type { DeckCommands } from '../deck/use-deck-commands.ts';
import type { useEntry } from '../entry/use-entry.ts';

export type Compared = {
  deck: Deck;
  columns: readonly string[];
  lines: readonly CompareLine[];
  cars: Cars;
  times: CompareTimes;
  commands: DeckCommands;
  entry: ReturnType<typeof useEntry>;
};

/** The same object until a part of it changes. */
export function useCompared({ deck, lines, cars, times, commands, entry }: Omit<Compared, 'columns'>): Compared {
  const columns = useMemo(() => columnKeys(deck.cars), [deck.cars]);
  return useMemo(
    () => ({ deck, columns, lines, cars, times, commands, entry }),
    [deck, columns, lines, cars, times, commands, entry],
  );
}

/** The current position of a place; null when there is none, or its column or track is gone. */
export function positionOf({ lines, columns }: Compared, place: Place | null): GridPosition | null {
  const row = lines.findIndex((line) => line.kind === 'row' && line.track === place?.cell.trackCode);
  const column = columns.indexOf(place?.column ?? '');
  return row === -1 || column === -1 ? null : { row, column };
}

/** The cell at a position; undefined on heads, in a column without a tune, and for a car in an older version. */
export function placeAt(
  { lines, deck, columns }: Pick<Compared, 'lines' | 'deck' | 'columns'>,
  { row, column }: GridPosition,
): Place | undefined {
  const line = lines[row];
  const car = deck.cars[column];
  const key = columns[column];
  if (line?.kind !== 'row' || !car?.tune || key === undefined || parsePastCar(car.carId)) return undefined;
  return { cell: { carId: car.carId, tune: car.tune, trackCode: line.track }, column: key };
}

/** The row of times at a position; undefined on heads. */
export function rowAt(
  { lines, times }: Pick<Compared, 'lines' | 'times'>,
  { row }: GridPosition,
): CompareRow | undefined {
  const line = lines[row];
  return line?.kind === 'row' ? times.row(line.track) : undefined;
}
