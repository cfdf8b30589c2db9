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

// One fold says what becomes of an item, for those who may decide on it and for this view: two would drift apart.

/** Types of events about items: the queue's own, and those of the kinds, which the domain's registry knows. */
export const typesInQueue = [...queueEventTypes, ...queueMoveTypes] as QueueEvent['type'][];

/** The key of the item that an event is about. */
export const itemKeyIn = (event: Event): string | undefined => {
  const of = isQueueEvent(event) ? event.data : moveIn(event);
  return of && queueKey(of);
};

/** The item after an event; undefined where it changes none. */
export const itemAfter = (item: QueueItem | undefined, event: Event): QueueItem | undefined => after(() => item, event);

/** Whose item it is, where there is none for them. */
export const hiddenFrom = (item: QueueItem): string | undefined =>
  item.owner !== undefined && !isThereFor(item, { actor: item.owner }) ? item.owner : undefined;

/** Whether an event takes back what was decided on its item, rather than bringing something new of it. */
export const isUndoing = (event: Event): boolean => {
  const move = moveIn(event);
  return move?.to === 'back' || (move?.to === 'waiting' && move.undoes === true);
};
