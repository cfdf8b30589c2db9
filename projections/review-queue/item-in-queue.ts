import {
  isQueueEvent,
  isThereFor,
  itemAfter as after,
  moveIn,
  type QueueEvent,
  queueEventTypes,
  type QueueItem,
  queueKey,
  queueMoveTypes,
} from '#domain';
import type { Event } from '#kernel';

// The view uses the commands' own fold of an item: two would diverge.

/** Event types that affect items: the queue's own, and those of the kinds, from the domain's registry. */
export const typesInQueue = [...queueEventTypes, ...queueMoveTypes] as QueueEvent['type'][];

export const itemKeyIn = (event: Event): string | undefined => {
  const of = isQueueEvent(event) ? event.data : moveIn(event);
  return of && queueKey(of);
};

/** The item after an event; undefined where it changes none. */
export const itemAfter = (item: QueueItem | undefined, event: Event): QueueItem | undefined => after(() => item, event);

/** The owner, where the item does not exist for them. */
export const hiddenFrom = (item: QueueItem): string | undefined =>
  item.owner !== undefined && !isThereFor(item, { actor: item.owner }) ? item.owner : undefined;

/** Whether an event reverses the decision on its item, rather than adding something new. */
export const isUndoing = (event: Event): boolean => {
  const move = moveIn(event);
  return move?.to === 'back' || (move?.to === 'waiting' && move.undoes === true);
};
