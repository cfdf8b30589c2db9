import {
  type Challenge,
  challenge,
  type ChallengeEvent,
  challengeOfRound,
  challengeStream,
  entriesOf,
  type HistoryEntry,
  historyKinds,
  type OfHistory,
} from '#domain';
import type { EventStore } from '#event-store';
import { fold, type Recorded } from '#kernel';

/** All entries of an item's history, oldest first; empty where there is no such item, or no one may see it. */
export const readHistory = async (eventStore: EventStore, of: OfHistory): Promise<readonly HistoryEntry[]> => {
  const entries = entriesOf(of, await eventsOf(eventStore, of));
  return of.kind === 'round' && entries.length > 0 && (await isOfHidden(eventStore, of.itemId)) ? [] : entries;
};

const eventsOf = async (eventStore: EventStore, { kind, itemId }: OfHistory): Promise<readonly Recorded[]> => {
  const all: Recorded[] = [];
  for (let part = 1; ; part += 1) {
    const stream = historyKinds[kind].stream(itemId, part);
    const events = stream === undefined ? [] : await eventStore.read(stream);
    if (events.length === 0) return all;
    all.push(...events);
  }
};

const isOfHidden = async (eventStore: EventStore, itemId: string): Promise<boolean> => {
  const events = await eventStore.read(challengeStream(challengeOfRound(itemId)));
  const state: Challenge = fold(challenge, events as unknown as readonly ChallengeEvent[]);
  return state.status === 'hidden';
};
