import { currentTimeOf, droveAlike, isRanked, type LapTimeValue } from '#racing';
import { allBelow, type Stored, type View } from '#read-store';
import type { DrivingChanges } from '../driving-changes/driving-changes.projection.ts';
import { cellKey } from '../lap-times/lap-times.projection.ts';
import type { StoryDoc } from './cell-story.projection.ts';
import { type Weighed, weighed } from './told-story.ts';

/** A car in a tune, as a version of the game had it. */
export type PastColumn = { readonly carId: string; readonly tune: string; readonly gameVersion: string };
/** What it did on a track; undefined: nobody has measured it. `position`: when that was last looked at. */
export type PastCell = { readonly value: LapTimeValue | undefined; readonly position: number };

/**
 * What each car did on each track as the version had it, in the order asked, the times of a car with a tune at once: the one that counts
 * among those of versions in which the car drove alike; none where that is doubted or disputed. `pause` lets others have a turn between two columns.
 */
export const pastTimes = async (
  { stories, driving }: { readonly stories: View<StoryDoc>; readonly driving: View<DrivingChanges> },
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
        // What is said of the car may make other times those of then.
        return { value, position: Math.max(0, ...cell.map(({ position: at }) => at), drove?.position ?? 0) };
      }),
    );
    await pause();
  }
  return { position, columns: answers };
};

/** A key of a story ends with the time's own. */
const cellsOf = (stories: readonly Stored<StoryDoc>[]): ReadonlyMap<string, readonly Stored<StoryDoc>[]> =>
  Map.groupBy(stories, ({ key }) => key.slice(0, key.lastIndexOf('|')));

const timeOf = (
  cell: readonly Stored<StoryDoc>[],
  isOfThen: (measuredIn: string | undefined) => boolean,
): LapTimeValue | undefined => {
  const then = weighed(cell.map(({ doc }) => doc)).filter(({ gameVersion }) => isOfThen(gameVersion));
  const current = currentTimeOf(then.map(asOfThen));
  return isRanked(current?.support) ? current?.time.value : undefined;
};

/** What came later says nothing of then. */
const asOfThen = (time: Weighed): Weighed => {
  const { drivesSince: _, ...rest } = time;
  return rest;
};
