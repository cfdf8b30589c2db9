import type { Accounts } from '#accounts';
import type { CellAddress, CellStory, StoryEntry } from '#contracts';
import { mayOnCell } from '#domain';
import type { ActorId } from '#kernel';
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
  actor: ActorId | undefined,
): Promise<Positioned<CellStory>> => {
  const { position, history } = await storyOfCell(stories, carId, tune, trackCode);
  const drives = (await drivingOf(drivingChanges, [carId])).get(carId);
  const names = await accounts.displayNames(history.map(({ by }) => by));
  const body: CellStory = {
    carId,
    tune,
    trackCode,
    history: history.map((time) => ({
      ...entry(time, names.get(time.by) ?? null, actor),
      ...(isPast(time.gameVersion, drives) ? { past: true as const } : {}),
    })),
    allowed: mayOnCell('submit-lap-time', actor) ? ['submit-lap-time'] : [],
  };
  return { position, body };
};

const entry = (time: StoryTime, name: string | null, actor: ActorId | undefined): StoryEntry => ({
  ...time,
  by: { userId: time.by, name },
  allowed: mayWithdraw(time, actor) ? ['withdraw-lap-time'] : [],
});

const mayWithdraw = ({ state, lapTimeId, by, value, gameVersion }: StoryTime, actor: ActorId | undefined): boolean =>
  state !== 'withdrawn' &&
  mayOnCell('withdraw-lap-time', actor, { lapTimeId, submittedBy: by as ActorId, value, gameVersion });
