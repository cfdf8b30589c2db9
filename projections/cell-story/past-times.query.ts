import { currentTimeOf, droveAlike, isRanked, type LapTimeValue } from '#racing';
import type { View } from '#read-store';
import type { DrivingChanges } from '../driving-changes/driving-changes.projection.ts';
import { cellKey } from '../lap-times/lap-times.projection.ts';
import { type CellStoryDoc, type Weighed, weighed } from './cell-story.projection.ts';

/** A car in a tune, as a version of the game had it. */
export type PastColumn = { readonly carId: string; readonly tune: string; readonly gameVersion: string };
/** What it did on a track; undefined: nobody has measured it. `position`: when that was last looked at. */
export type PastCell = { readonly value: LapTimeValue | undefined; readonly position: number };

/**
 * What each car did on each track as the version had it, in the order asked, a column in one read: the time that counts
 * among those of versions in which the car drove alike; none where that is doubted or disputed. A time that has left the story of its cell is not found. `pause`
 * lets others have a turn between two columns.
 */
export const pastTimes = async (
  { stories, driving }: { readonly stories: View<CellStoryDoc>; readonly driving: View<DrivingChanges> },
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
    const found = await stories.getMany(keys);
    const drove = drives.get(column.carId);
    const isOfThen = droveAlike(drove?.doc.timeline ?? [], column.gameVersion);
    answers.push(
      keys.map((key) => {
        const cell = found.get(key);
        const value = cell && timeOf(cell.doc, isOfThen);
        // What is said of the car may make other times those of then.
        return { value, position: Math.max(cell?.position ?? 0, drove?.position ?? 0) };
      }),
    );
    await pause();
  }
  return { position, columns: answers };
};

const timeOf = (
  { history }: CellStoryDoc,
  isOfThen: (measuredIn: string | undefined) => boolean,
): LapTimeValue | undefined => {
  const then = history.flatMap(weighed).filter(({ gameVersion }) => isOfThen(gameVersion));
  const current = currentTimeOf(then.map(asOfThen).toReversed());
  return isRanked(current?.support) ? current?.time.value : undefined;
};

/** What came later says nothing of then. */
const asOfThen = (time: Weighed): Weighed => {
  const { drivesSince: _, ...rest } = time;
  return rest;
};
