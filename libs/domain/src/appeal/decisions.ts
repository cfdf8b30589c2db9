import { type ActorId, type Event, fold, type Recorded } from '#kernel';
import type { CarReviewEvent } from '../car-review/car-review.events.ts';
import { carReviewStream } from '../car-review/car-review.state.ts';
import type { CellEvent, LapTimeHidden } from '../lap-time/lap-time.events.ts';
import { lapTimeOfItem, lapTimeQueueKind } from '../lap-time/lap-time.queue-kind.ts';
import type { AccountLimited, MemberEvent } from '../member/member.events.ts';
import { memberStream } from '../member/member.state.ts';
import type { AccountLimit } from '../member/member.enums.ts';
import { partsOf, queueKey } from '../queue/queue-kind.ts';
import { queueKinds } from '../queue/queue-kinds.ts';
import { evolveQueue, type Queue } from '../queue/queue.state.ts';
import type { Appealed } from './appeal.events.ts';
import type { AppealedKind } from './appeal.enums.ts';

/** A decision against a user that holds: its event, the moderator, the item's owner, and the reason. */
export type HoldingDecision = {
  readonly id: string;
  readonly by: ActorId;
  readonly owner: ActorId;
  readonly at: string;
  readonly reason: string | null;
  readonly textId: string | null;
};

export const limitItemId = (of: { readonly userId: string; readonly what: AccountLimit }): string =>
  `${of.userId}|${of.what}`;

type Reading = {
  readonly stream: (itemId: string) => string;
  readonly decisionIn: (events: readonly Recorded[], itemId: string, now: string) => HoldingDecision | undefined;
};

const read = (
  { id, meta }: Recorded,
  owner: ActorId | undefined,
  { reason, textId }: { readonly reason?: string | undefined; readonly textId?: string | undefined },
): HoldingDecision | undefined =>
  owner === undefined
    ? undefined
    : { id, by: meta.actor, owner, at: meta.at, reason: reason ?? null, textId: textId ?? null };

const limit: Reading = {
  stream: (itemId) => memberStream(partsOf(itemId)[0]),
  decisionIn: (events, itemId, now) => {
    const [userId, what] = partsOf(itemId);
    const last = (events as readonly Recorded<MemberEvent>[]).findLast(
      (event): event is Recorded<AccountLimited> =>
        (event.type === 'AccountLimited' || event.type === 'AccountRestored') && event.data.what === what,
    );
    if (last?.type !== 'AccountLimited' || (last.data.until !== null && last.data.until <= now)) return undefined;
    const { reasonCode: reason, reasonTextId: textId } = last.data;
    return read(last, userId as ActorId, { reason, textId });
  },
};

const lapTime: Reading = {
  stream: lapTimeQueueKind.stream,
  decisionIn: (events, itemId) => {
    const { lapTimeId } = lapTimeOfItem(itemId);
    const own = (events as readonly Recorded<CellEvent>[]).filter(({ data }) => data.lapTimeId === lapTimeId);
    const said = own.find(({ type }) => type === 'LapTimeSubmitted');
    const last = own.findLast(({ type }) => !type.startsWith('LapTimeVote'));
    if (last?.type !== 'LapTimeHidden' || said?.type !== 'LapTimeSubmitted') return undefined;
    return read(last, said.data.submittedBy, (last as Recorded<LapTimeHidden>).data);
  },
};

const review: Reading = {
  stream: (itemId) => {
    const [carId, author] = partsOf(itemId);
    return carReviewStream({ carId, author: author as ActorId });
  },
  decisionIn: (events) => {
    const last = (events as readonly Recorded<CarReviewEvent>[]).findLast(
      ({ type }) => type === 'CarReviewHidden' || type === 'CarReviewShownAgain',
    );
    return last?.type === 'CarReviewHidden' ? read(last, last.data.author, last.data) : undefined;
  },
};

const inQueue = (kind: Exclude<AppealedKind, 'limit' | 'lap-time' | 'car-review'>): Reading => ({
  stream: (itemId) => queueKinds[kind].stream(itemId),
  decisionIn: (events, itemId) => {
    const queue = fold<Queue, Event>({ initial: {}, evolve: evolveQueue }, events);
    const item = queue[queueKey({ kind, itemId })];
    const last = events.findLast(
      ({ type, data }) => type === 'ReviewDeclined' && (data as { itemId?: string }).itemId === itemId,
    );
    return item?.status === 'declined' && last ? read(last, item.submitters[0], last.data as object) : undefined;
  },
});

const readings: Readonly<Record<AppealedKind, Reading>> = {
  limit,
  'lap-time': lapTime,
  'car-review': review,
  'car-photo': inQueue('car-photo'),
  'car-loop': inQueue('car-loop'),
  round: inQueue('round'),
  group: inQueue('group'),
};

export const streamOfAppealed = ({ kind, itemId }: Appealed): string => readings[kind].stream(itemId);

/** The decision on an item that holds at `now` (ISO 8601), by its stream's events; undefined where none does. */
export const holdingDecision = (
  { kind, itemId }: Appealed,
  events: readonly Recorded[],
  now: string,
): HoldingDecision | undefined => readings[kind].decisionIn(events, itemId, now);
