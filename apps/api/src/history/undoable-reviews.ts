import { type HistoryEntry, type OfItem, type QueueEvent, queueKey, queueOfStream, queueWhoMay } from '#domain';
import { type Asking, fold, type Recorded } from '#kernel';

/** Kinds of which only a refusal is undone: what was approved of them has had its effect. */
const refusalsAlone: readonly string[] = ['pending-car', 'appeal'] satisfies readonly OfItem['kind'][];

/** Decisions on what waited that still hold and that who asks may undo, by the id of their fact. */
export const undoableReviews = (
  entries: readonly HistoryEntry[],
  by: Asking,
  now: string,
): ReadonlyMap<string, OfItem> => {
  const events = entries.map(({ event }) => event as unknown as Recorded<QueueEvent>);
  const { queue } = fold(queueOfStream, events);
  const found = new Map<string, OfItem>();
  for (const [key, item] of Object.entries(queue)) {
    const { kind, itemId, status } = item;
    const last = events.findLast((event) => endsReview(event) && queueKey(event.data) === key);
    const isOpen = status === 'approved' ? !refusalsAlone.includes(kind) : status === 'declined';
    const mayUndo = isOpen && queueWhoMay.allowed({ item, now }, by, ['reverse-item']).length > 0;
    if (last && mayUndo) found.set(last.id, { kind, itemId });
  }
  return found;
};

const endsReview = ({ type }: QueueEvent): boolean => type === 'ReviewApproved' || type === 'ReviewDeclined';
