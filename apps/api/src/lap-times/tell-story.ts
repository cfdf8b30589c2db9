import type { Accounts } from '#accounts';
import type { CellAddress, CellStory, StoryEntry } from '#contracts';
import { type LapTimeItem, lapTimeWhoMay } from '#domain';
import type { ActorId, Asking } from '#kernel';
import type { StoryDoc, StoryTime } from '#projections/cell-story/cell-story.projection';
import { type StoryPage, storyOfCell } from '#projections/cell-story/cell-story.query';
import type { DrivingChanges } from '#projections/driving-changes/driving-changes.projection';
import { drivingOf, isPast } from '#projections/driving-changes/driving-changes.query';
import type { View } from '#read-store';
import type { Positioned } from '../http/positioned.ts';
import type { LapTimeEvidence } from './lap-time-evidence.ts';
import { tellVotes } from './tell-votes.ts';

type StorySources = {
  readonly stories: View<StoryDoc>;
  readonly driving: View<DrivingChanges>;
  readonly accounts: Accounts;
  readonly evidence: LapTimeEvidence;
};

export const tellStory = async (
  sources: StorySources,
  cell: CellAddress,
  by: Asking,
  paged: Parameters<typeof storyOfCell>[2],
): Promise<Positioned<CellStory>> => toldTo(sources, cell, by, await storyOfCell(sources.stories, cell, paged));

export const toldTo = async (
  { driving, accounts, evidence }: Omit<StorySources, 'stories'>,
  { carId, tune, trackCode }: CellAddress,
  by: Asking,
  { position, history, next }: StoryPage,
): Promise<Positioned<CellStory>> => {
  const drives = (await drivingOf(driving, [carId])).get(carId);
  const names = await accounts.displayNames(history.map(({ by }) => by));
  const pictures = await evidence.of(
    history.map(({ lapTimeId }) => ({ carId, tune, trackCode, lapTimeId })),
    by,
  );
  const body: CellStory = {
    carId,
    tune,
    trackCode,
    history: history.map((time) => ({
      ...entry(time, names.get(time.by) ?? null, by, pictures.get(time.lapTimeId)),
      ...(isPast(time.gameVersion, drives) ? { past: true as const } : {}),
    })),
    ...(next !== undefined && { next }),
    allowed: lapTimeWhoMay.allowed({ status: 'new' }, by, ['submit-lap-time']),
  };
  return { position, body };
};

const entry = (time: StoryTime, name: string | null, by: Asking, evidence: string | undefined): StoryEntry => {
  const { trust: _, drivesSince: __, ruling: ___, votes = [], doubts, ...told } = time;
  return {
    ...told,
    by: { userId: time.by, name },
    ...(doubts && { doubts: [...doubts] }),
    votes: tellVotes(votes, by),
    ...(evidence !== undefined && { evidence }),
    allowed: lapTimeWhoMay
      .allowed({ ...itemOf(time), hasEvidence: evidence !== undefined }, by, commandsOfTime)
      .filter((command) => command !== 'withdraw-lap-time-vote' || votes.some((vote) => vote.by === by.actor)),
  };
};

const commandsOfTime = [
  'withdraw-lap-time',
  'vote-on-lap-time',
  'withdraw-lap-time-vote',
  'accept-lap-time',
  'hide-lap-time',
  'restore-lap-time',
  'give-lap-time-evidence',
  'remove-lap-time-evidence',
] as const;

const itemOf = ({ state, ruling, by }: StoryTime): LapTimeItem => ({
  status: statuses[state],
  isAccepted: ruling === 'accepted',
  submittedBy: by as ActorId,
});

const statuses = {
  stands: 'current',
  replaced: 'replaced',
  beside: 'replaced',
  hidden: 'hidden',
  withdrawn: 'withdrawn',
} as const;
