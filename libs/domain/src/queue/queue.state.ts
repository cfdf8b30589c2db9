import type { ActorId, Caller, Decider, Event } from '#kernel';
import { moveIn } from './queue-kinds.ts';
import { queueKey, type QueueMove } from './queue-kind.ts';
import type { QueuePriority } from './queue.enums.ts';
import { isQueueEvent, type OfItem, type QueueEvent } from './queue.events.ts';

export type QueueStatus = 'waiting' | 'approved' | 'declined' | 'gone';

/** An item of the queue as its commands see it. `asked`: who asked a question that has no answer yet. */
export type QueueItem = OfItem & {
  readonly status: QueueStatus;
  readonly before: QueueStatus;
  /** Counts the changes of the content to decide on: a decision names the version that was shown. */
  readonly version: number;
  readonly priority: QueuePriority;
  readonly submitters: readonly ActorId[];
  /** Absent where others cannot report it. */
  readonly owner?: ActorId;
  /** The submitters who reported another user's item. */
  readonly reporters?: readonly ActorId[];
  /** It waits, or was decided, because of a report. */
  readonly reported?: true;
  readonly claim?: { readonly by: ActorId; readonly until: string };
  readonly asked?: ActorId;
  readonly passedTo?: 'moderator' | 'admin';
  readonly barred?: ActorId;
  readonly forAdmin?: true;
  /** An admin who decides although they are part of it, as no one else may. */
  readonly alone?: ActorId;
  readonly told?: true;
};

export type Queue = Readonly<Record<string, QueueItem>>;
export type Queued = { readonly queue: Queue };

/** The item of an event after it; undefined where it concerns none. */
export const itemAfter = (itemOf: (key: string) => QueueItem | undefined, event: Event): QueueItem | undefined => {
  if (isQueueEvent(event)) {
    const item = itemOf(queueKey(event.data));
    return item && reviewed(item, event);
  }
  const move = moveIn(event);
  return move && moved(itemOf(queueKey(move)), move);
};

const reviewed = (item: QueueItem, event: QueueEvent): QueueItem => {
  const { claim: _claim, ...free } = item;
  switch (event.type) {
    case 'ReviewClaimed': {
      const { passedTo: _passedTo, ...taken } = free;
      return { ...taken, claim: { by: event.data.by, until: event.data.until } };
    }
    case 'ReviewLetGo':
      return free;
    case 'ReviewQuestionAsked':
      return { ...item, asked: event.data.by };
    case 'ReviewQuestionAnswered': {
      const { asked: _asked, ...answered } = item;
      return answered;
    }
    case 'ReviewPassedOn':
      return { ...free, passedTo: event.data.to };
    case 'ReviewTakenAlone':
      return { ...free, alone: event.data.by };
    case 'ReviewShortOfStaff':
      return { ...item, told: true };
    case 'ReviewApproved':
      return become(item, 'approved');
    case 'ReviewDeclined':
      return become(item, 'declined');
  }
};

const moved = (item: QueueItem | undefined, move: QueueMove & Pick<OfItem, 'kind'>): QueueItem | undefined => {
  if (move.to === 'another') return item && { ...item, owner: move.owner };
  if (move.to === 'changed') return item && { ...item, version: item.version + 1 };
  if (move.to !== 'waiting') return item && become(item, move.to === 'back' ? item.before : move.to);
  const { kind, itemId, priority, reporter, submitter = reporter, owner, barred, forAdmin, undoes, changes } = move;
  const asNew: QueueItem = { kind, itemId, status: 'waiting', before: 'waiting', version: 1, priority, submitters: [] };
  const version = (item?.version ?? 0) + (changes ? 1 : 0);
  const before = item ? { ...become(item, 'waiting'), version, priority } : asNew;
  const { submitters, reporters, reported, ...waiting } = before;
  const told = reporter === undefined ? reporters : withOne(reporters ?? [], reporter);
  const isReported = reporter !== undefined || (undoes === true && reported === true);
  return {
    ...waiting,
    submitters: submitter === undefined ? submitters : withOne(submitters, submitter),
    ...(owner !== undefined && { owner }),
    ...(told && { reporters: told }),
    ...(isReported && { reported: true as const }),
    ...(barred !== undefined && { barred }),
    ...(forAdmin && { forAdmin }),
  };
};

const withOne = (people: readonly ActorId[], one: ActorId): readonly ActorId[] =>
  people.includes(one) ? people : [...people, one];

/**
 * Whether the item exists for this user. One's own exists only while one may wait for it, or take it alone: a decided
 * item and one that others reported look alike to its owner.
 */
export const isThereFor = ({ owner, alone, status, reported }: QueueItem, { actor }: Caller): boolean =>
  owner === undefined || owner !== actor || alone === actor || (status === 'waiting' && !reported);

export const itemFor = (item: QueueItem | undefined, by: Caller): QueueItem | undefined =>
  item && isThereFor(item, by) ? item : undefined;

/** Who is asked about it and notified: for a reported item its reporters, not its owner. */
export const participantsOf = ({ submitters, reporters, reported }: QueueItem): readonly ActorId[] =>
  reported ? (reporters ?? []) : submitters;

/** A decided item has no claim and no open question. */
const become = (item: QueueItem, status: QueueStatus): QueueItem => {
  if (status === item.status) return item;
  const { claim: _claim, asked: _asked, passedTo: _passedTo, told: _told, alone, ...rest } = item;
  // The admin who decided alone may undo it; when it waits again, others may be able to decide.
  const kept = alone !== undefined && status !== 'waiting' ? { alone } : {};
  return { ...rest, ...kept, status, before: item.status };
};

export const evolveQueue = (queue: Queue, event: Event): Queue => {
  const item = itemAfter((key) => queue[key], event);
  return item ? { ...queue, [queueKey(item)]: item } : queue;
};

export const queued = <State, Ev extends Event>(
  decider: Decider<State, Ev>,
): Decider<State & Queued, Ev | QueueEvent> => ({
  initial: { ...decider.initial, queue: {} },
  evolve: ({ queue, ...own }, event) => {
    // From the aggregate's own state only, so that a property it drops is gone.
    const state = own as unknown as State;
    return { ...(isQueueEvent(event) ? state : decider.evolve(state, event)), queue: evolveQueue(queue, event) };
  },
});
