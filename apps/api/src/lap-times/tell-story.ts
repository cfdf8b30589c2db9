import type { Accounts } from '#accounts';
import type { CellAddress, CellStory, StoryEntry } from '#contracts';
import { type LapTimeItem, lapTimeWhoMay } from '#domain';
import type { ActorId, Asking } from '#kernel';
import type { CellStoryDoc, StoryTime } from '#projections/cell-story/cell-story.projection';
import { storyOfCell } from '#projections/cell-story/cell-story.query';
import type { DrivingChanges } from '#projections/driving-changes/driving-changes.projection';
import { drivingOf, isPast } from '#projections/driving-changes/driving-changes.query';
import type { View } from '#read-store';
import type { Positioned } from '../http/positioned.ts';

/** The story of a cell as this actor sees it: names joined, and what the actor may do. */
export const tellStory = async (
  stories: View<CellStoryDoc>,
  drivingChanges: View<DrivingChanges>,
  accounts: Accounts,
  { carId, tune, trackCode }: CellAddress,
  by: Asking,
): Promise<Positioned<CellStory>> => {
  const { position, history } = await storyOfCell(stories, carId, tune, trackCode);
  const drives = (await drivingOf(drivingChanges, [carId])).get(carId);
  const names = await accounts.displayNames(history.map(({ by }) => by));
  const body: CellStory = {
    carId,
    tune,
    trackCode,
    history: history.map((time) => ({
      ...entry(time, names.get(time.by) ?? null, by),
      ...(isPast(time.gameVersion, drives) ? { past: true as const } : {}),
    })),
    allowed: lapTimeWhoMay.allowed({ status: 'new' }, by, ['submit-lap-time']),
  };
  return { position, body };
};

const entry = (time: StoryTime, name: string | null, by: Asking): StoryEntry => ({
  ...time,
  by: { userId: time.by, name },
  allowed: lapTimeWhoMay.allowed(itemOf(time), by, ['withdraw-lap-time']),
});

const itemOf = ({ state, by }: StoryTime): LapTimeItem => ({
  status: state === 'stands' ? 'current' : state,
  submittedBy: by as ActorId,
});
