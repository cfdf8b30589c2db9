import type { ActorId, Asking, Decider, Event } from '#kernel';
import { moveIn } from './queue-kinds.ts';
import { queueKey, type QueueMove } from './queue-kind.ts';
import type { QueuePriority } from './queue-words.ts';
import { isQueueEvent, type OfItem, type QueueEvent } from './queue.events.ts';

export type QueueStatus = 'waiting' | 'approved' | 'declined' | 'gone';

/** An item of the queue as its commands see it. `asked`: who put a question that waits for its answer. */
export type QueueItem = OfItem & {
  readonly status: QueueStatus;
  readonly before: QueueStatus;
  /** Counts how often what is read to decide on it became another: a decision names the one that was shown. */
  readonly version: number;
  readonly priority: QueuePriority;
  readonly submitters: readonly ActorId[];
  /** Whose it is; absent where nobody can be told of it by others. */
  readonly owner?: ActorId;
  /** Those of the submitters who told the team of what is another's. */
  readonly reporters?: readonly ActorId[];
  /** It waits, or was decided, because of a report. */
  readonly reported?: true;
  readonly claim?: { readonly by: ActorId; readonly until: string };
  readonly asked?: ActorId;
  readonly passedTo?: 'moderator' | 'admin';
  readonly barred?: ActorId;
  readonly forAdmin?: true;
  /** An admin who decides although they are part of it, for nobody else may. */
  readonly alone?: ActorId;
  /** Admins were told that hardly anybody may decide it. */
  readonly told?: true;
};

/** Items of a stream that wait or waited, by their key. */
export type Queue = Readonly<Record<string, QueueItem>>;
export type Queued = { readonly queue: Queue };

/** The item that a fact is about, and what becomes of it; undefined where it is about none. */
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
 * Whether there is such an item for who asks. What is their own there is only while they may wait for it themselves, or take
 * it alone: what was decided and what others told the team of are alike to them.
 */
export const isThereFor = ({ owner, alone, status, reported }: QueueItem, { actor }: Asking): boolean =>
  owner === undefined || owner !== actor || alone === actor || (status === 'waiting' && !reported);

/** An item as it is for who asks. */
export const itemFor = (item: QueueItem | undefined, by: Asking): QueueItem | undefined =>
  item && isThereFor(item, by) ? item : undefined;

/** Who is asked about it and told of it: of what was reported, not whose it is. */
export const askedOf = ({ submitters, reporters, reported }: QueueItem): readonly ActorId[] =>
  reported ? (reporters ?? []) : submitters;

/** Nobody holds what is decided, and no question about it is open. */
const become = (item: QueueItem, status: QueueStatus): QueueItem => {
  if (status === item.status) return item;
  const { claim: _claim, asked: _asked, passedTo: _passedTo, told: _told, alone, ...rest } = item;
  // Whoever decided alone may undo it; what waits anew may have others who are able.
  const kept = alone !== undefined && status !== 'waiting' ? { alone } : {};
  return { ...rest, ...kept, status, before: item.status };
};

/** The queue's part of a stream. */
export const evolveQueue = (queue: Queue, event: Event): Queue => {
  const item = itemAfter((key) => queue[key], event);
  return item ? { ...queue, [queueKey(item)]: item } : queue;
};

/** An aggregate's decider that knows of the reviews in its stream, too. */
export const queued = <State, Ev extends Event>(
  decider: Decider<State, Ev>,
): Decider<State & Queued, Ev | QueueEvent> => ({
  initial: { ...decider.initial, queue: {} },
  evolve: ({ queue, ...own }, event) => {
    // Of the aggregate's own state alone, so that what it leaves out is gone.
    const state = own as unknown as State;
    return { ...(isQueueEvent(event) ? state : decider.evolve(state, event)), queue: evolveQueue(queue, event) };
  },
});
