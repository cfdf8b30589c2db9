import type { RoundEvent } from '#domain';
import type { Recorded } from '#kernel';
import type { Projection } from '#read-store';
import { roundEventTypes, roundKey } from '../rounds/round-after.ts';
import { roundsChannel } from '../rounds/rounds.projection.ts';

/** A change of a round: its actor, the user concerned, and the reason; texts by id, times ISO 8601. */
export type RoundChange = {
  readonly at: string;
  readonly by: string;
  readonly what: RoundEvent['type'];
  readonly about?: string;
  readonly submissionId?: string;
  readonly reason?: string;
  readonly textId?: string;
};

/** The latest come last. `submitters` by submission, for later changes of it. */
export type RoundHistoryDoc = {
  readonly changes: readonly RoundChange[];
  readonly submitters: Readonly<Record<string, string>>;
};

const CHANGES_KEPT = 300;

type Told = Exclude<RoundEvent['type'], 'RoundVoted' | 'RoundVoteWithdrawn' | 'RoundLockExtended'>;
const told = roundEventTypes.filter(
  (type): type is Told => type !== 'RoundVoted' && type !== 'RoundVoteWithdrawn' && type !== 'RoundLockExtended',
);
type ToldEvent = Extract<RoundEvent, { readonly type: Told }>;

/** View `round-history`: the changes of each round, without votes. */
export const roundHistory: Projection<ToldEvent, RoundHistoryDoc> = {
  name: 'round-history',
  version: 1,
  handles: told,
  indexes: [],
  keysOf: ({ data }) => [roundKey(data)],
  channel: (key) => roundsChannel(key.slice(0, key.lastIndexOf('|'))),
  evolve: (doc, event) => {
    const { submitters: before, changes } = doc ?? { submitters: {}, changes: [] };
    const { data } = event;
    const submitters = 'submittedBy' in data ? { ...before, [data.submissionId]: data.submittedBy } : before;
    return { submitters, changes: [...changes, changeOf(event, submitters)].slice(-CHANGES_KEPT) };
  },
};

const changeOf = (
  { type, data, meta: { at, actor } }: Recorded<ToldEvent>,
  submitters: RoundHistoryDoc['submitters'],
): RoundChange => {
  const { submissionId, takenFrom, reason, textId } = data as {
    readonly submissionId?: string;
    readonly takenFrom?: string;
    readonly reason?: string;
    readonly textId?: string;
  };
  const about = takenFrom ?? submitters[submissionId ?? ''];
  return {
    at,
    by: actor,
    what: type,
    ...(about !== undefined && about !== actor && { about }),
    ...(submissionId !== undefined && { submissionId }),
    ...(reason !== undefined && { reason }),
    ...(textId !== undefined && { textId }),
  };
};
