import type { Accounts } from '#accounts';
import type { CellAddress, CellHistory, CellHistoryEntry } from '#contracts';
import { type LapTimeItem, lapTimePermissions } from '#domain';
import type { ActorId, Caller } from '#kernel';
import type { CellHistoryDoc, CellHistoryTime } from '#projections/cell-history/cell-history.projection';
import { type CellHistoryPage, cellHistoryPage } from '#projections/cell-history/cell-history.query';
import type { RaceStatChanges } from '#projections/race-stat-changes/race-stat-changes.projection';
import { drivingOf, isPast } from '#projections/race-stat-changes/race-stat-changes.query';
import type { View } from '#read-store';
import type { Positioned } from '../http/positioned.ts';
import type { LapTimeEvidence } from './lap-time-evidence.ts';
import { presentVotes } from './votes.presenter.ts';

type StorySources = {
  readonly stories: View<CellHistoryDoc>;
  readonly driving: View<RaceStatChanges>;
  readonly accounts: Accounts;
  readonly evidence: LapTimeEvidence;
};

export const presentCellHistory = async (
  sources: StorySources,
  cell: CellAddress,
  by: Caller,
  paged: Parameters<typeof cellHistoryPage>[2],
): Promise<Positioned<CellHistory>> =>
  authorsOf(sources, cell, by, await cellHistoryPage(sources.stories, cell, paged));

export const authorsOf = async (
  { driving, accounts, evidence }: Omit<StorySources, 'stories'>,
  { carId, tune, trackCode }: CellAddress,
  by: Caller,
  { position, history, next }: CellHistoryPage,
): Promise<Positioned<CellHistory>> => {
  const drives = (await drivingOf(driving, [carId])).get(carId);
  const names = await accounts.displayNames(history.map(({ by }) => by));
  const pictures = await evidence.of(
    history.map(({ lapTimeId }) => ({ carId, tune, trackCode, lapTimeId })),
    by,
  );
  const body: CellHistory = {
    carId,
    tune,
    trackCode,
    history: history.map((time) => ({
      ...entry(time, names.get(time.by) ?? null, by, pictures.get(time.lapTimeId)),
      ...(isPast(time.gameVersion, drives) ? { past: true as const } : {}),
    })),
    ...(next !== undefined && { next }),
    allowed: lapTimePermissions.allowed({ status: 'new' }, by, ['submit-lap-time']),
  };
  return { position, body };
};

const entry = (
  time: CellHistoryTime,
  name: string | null,
  by: Caller,
  evidence: string | undefined,
): CellHistoryEntry => {
  const { trust: _, drivesSince: __, ruling: ___, votes = [], doubts, ...told } = time;
  return {
    ...told,
    by: { userId: time.by, name },
    ...(doubts && { doubts: [...doubts] }),
    votes: presentVotes(votes, by),
    ...(evidence !== undefined && { evidence }),
    allowed: lapTimePermissions
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

const itemOf = ({ state, ruling, by }: CellHistoryTime): LapTimeItem => ({
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
