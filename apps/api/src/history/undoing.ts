import { Inject, Injectable } from '@nestjs/common';
import {
  compensationOf,
  type HistoryEntry,
  type OfHistory,
  type OfItem,
  queueKey,
  type QueueEvent,
  queueOfStream,
  queuePermissions,
  visibilityOf,
} from '#domain';
import type { EventStore } from '#event-store';
import { type Caller, type Command, fold, type Meta, type Recorded } from '#kernel';
import type { CommandMaker } from '../http/command-maker.ts';
import { isoNow } from '../http/iso-now.ts';
import { Refused } from '../http/refused.ts';
import { EVENT_STORE } from '../ports.ts';
import { KindsInQueue } from '../queue/kinds-in-queue.ts';
import { readHistory } from './read-history.ts';

/** Kinds of which only a refusal is undone: an approval has already had its effect. */
const refusalsAlone: readonly string[] = ['pending-car', 'appeal'] satisfies readonly OfItem['kind'][];

type Undoable = {
  readonly of: OfHistory;
  readonly entryId: string;
  readonly by: Caller;
  readonly command: CommandMaker;
};

@Injectable()
export class Undoing {
  constructor(
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    private readonly kinds: KindsInQueue,
  ) {}

  /** Refused: `history-unknown`; `changed-meanwhile` where the entry no longer holds, or the caller may not undo it. */
  async command({ of, entryId, by, command }: Undoable): Promise<Command> {
    const entries = await readHistory(this.eventStore, of);
    const [entry, last] = [entries.find(({ event }) => event.id === entryId), entries.at(-1)];
    const now = isoNow();
    if (!entry || !last || visibilityOf(of, last.after, by, now) !== 'all') throw new Refused('history-unknown');
    const review = reviewsIn(entries, by, now).get(entryId);
    if (review) {
      const { kind, itemId, status } = review;
      return this.kinds.of(kind).reopening(itemId, status, command);
    }
    const found = compensationOf(entry, entries, by);
    if (!found) throw new Refused('changed-meanwhile', of);
    return command(found.type as new (data: object, meta: Meta) => Command<object>, found.data);
  }

  /** Which of these entries of an item can be undone, one after the other, the newest first. */
  async inTurn(of: OfHistory, entryIds: ReadonlySet<string>, by: Caller): Promise<readonly string[]> {
    let entries = await readHistory(this.eventStore, of);
    const last = entries.at(-1);
    const now = isoNow();
    if (!last || visibilityOf(of, last.after, by, now) !== 'all') return [];
    const ids: string[] = [];
    for (const { event } of entries.toReversed()) {
      if (!entryIds.has(event.id) || !undoableIn(entries, by, now).has(event.id)) continue;
      ids.push(event.id);
      entries = entries.filter((entry) => entry.event.id !== event.id);
    }
    return ids;
  }

  async isDone(of: OfHistory, commandId: string): Promise<boolean> {
    const entries = await readHistory(this.eventStore, of);
    return entries.some(({ event }) => event.meta.commandId === commandId);
  }
}

/** The entries that still hold and that the caller may undo, by the id of their event. */
export const undoableIn = (
  entries: readonly HistoryEntry[],
  by: Caller,
  now: string,
): ReadonlyMap<string, 'review' | 'act'> =>
  new Map([
    ...entries
      .filter((entry) => compensationOf(entry, entries, by) !== undefined)
      .map(({ event }) => [event.id, 'act'] as const),
    ...[...reviewsIn(entries, by, now).keys()].map((id) => [id, 'review'] as const),
  ]);

type Review = OfItem & { readonly status: 'waiting' | 'approved' | 'declined' | 'gone' };

const reviewsIn = (entries: readonly HistoryEntry[], by: Caller, now: string): ReadonlyMap<string, Review> => {
  const events = entries.map(({ event }) => event as unknown as Recorded<QueueEvent>);
  const { queue } = fold(queueOfStream, events);
  const found = new Map<string, Review>();
  for (const [key, item] of Object.entries(queue)) {
    const { kind, itemId, status } = item;
    const last = events.findLast((event) => endsReview(event) && queueKey(event.data) === key);
    const isOpen = status === 'approved' ? !refusalsAlone.includes(kind) : status === 'declined';
    const mayUndo = isOpen && queuePermissions.allowed({ item, now }, by, ['reverse-item']).length > 0;
    if (last && mayUndo) found.set(last.id, { kind, itemId, status });
  }
  return found;
};

const endsReview = ({ type }: QueueEvent): boolean => type === 'ReviewApproved' || type === 'ReviewDeclined';
