import { currentTimeOf, droveAlike, isRanked, type LapTimeValue } from '#racing';
import { allBelow, type Stored, type View } from '#read-store';
import type { RaceStatChanges } from '../race-stat-changes/race-stat-changes.projection.ts';
import { cellKey } from '../lap-times/lap-times.projection.ts';
import type { CellHistoryDoc } from './cell-history.projection.ts';
import { type Weighed, weighed } from './cell-history-of.ts';

export type PastColumn = { readonly carId: string; readonly tune: string; readonly gameVersion: string };
/** Its time on a track; undefined: there is none. `position`: that of its last change. */
export type PastCell = { readonly value: LapTimeValue | undefined; readonly position: number };

/**
 * The time of each car on each track in the version, in the order of the request, all times of a car with a tune
 * together: the current one among those of versions in which the car drove alike; none where that is doubted or
 * disputed. `pause` yields to other work between two columns.
 */
export const pastTimes = async (
  { stories, driving }: { readonly stories: View<CellHistoryDoc>; readonly driving: View<RaceStatChanges> },
  columns: readonly PastColumn[],
  trackCodes: readonly string[],
  pause: () => Promise<unknown> = () => Promise.resolve(),
): Promise<{ position: number; columns: readonly (readonly PastCell[])[] }> => {
  // The positions first: what is read after them may be newer, never older.
  const position = Math.min(await stories.position(), await driving.position());
  const drives = await driving.getMany([...new Set(columns.map(({ carId }) => carId))]);
  const answers: PastCell[][] = [];
  for (const column of columns) {
    const keys = trackCodes.map((trackCode) => cellKey(column.carId, column.tune, trackCode));
    const found = cellsOf(await allBelow(stories, cellKey(column.carId, column.tune, '')));
    const drove = drives.get(column.carId);
    const isOfThen = droveAlike(drove?.doc.timeline ?? [], column.gameVersion);
    answers.push(
      keys.map((key) => {
        const cell = found.get(key) ?? [];
        const value = timeOf(cell, isOfThen);
        // A change of the car may add or remove times of that version.
        return { value, position: Math.max(0, ...cell.map(({ position: at }) => at), drove?.position ?? 0) };
      }),
    );
    await pause();
  }
  return { position, columns: answers };
};

const cellsOf = (stories: readonly Stored<CellHistoryDoc>[]): ReadonlyMap<string, readonly Stored<CellHistoryDoc>[]> =>
  Map.groupBy(stories, ({ key }) => key.slice(0, key.lastIndexOf('|')));

const timeOf = (
  cell: readonly Stored<CellHistoryDoc>[],
  isOfThen: (measuredIn: string | undefined) => boolean,
): LapTimeValue | undefined => {
  const then = weighed(cell.map(({ doc }) => doc)).filter(({ gameVersion }) => isOfThen(gameVersion));
  const current = currentTimeOf(then.map(asOfThen));
  return isRanked(current?.support) ? current?.time.value : undefined;
};

/** Ignores the driving change, which is later than that version. */
const asOfThen = (time: Weighed): Weighed => {
  const { drivesSince: _, ...rest } = time;
  return rest;
};
