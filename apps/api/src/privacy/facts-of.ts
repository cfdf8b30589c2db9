import type { EventStore } from '#event-store';
import type { Recorded } from '#kernel';

const EVENTS_A_PAGE = 1_000;

/** A fact by a person, or about their account; who did the latter is another person and left out. */
export type PersonalFact = {
  readonly at: string;
  readonly what: string;
  readonly by: 'you' | 'staff';
  readonly facts: object;
};

/** Every fact of the log by this person or about them, page by page: the log itself, so that no kind is ever forgotten. */
export async function* factsOf(eventStore: EventStore, userId: string): AsyncGenerator<readonly PersonalFact[]> {
  const head = await eventStore.head();
  for (let after = 0; after < head;) {
    const { events, position } = await eventStore.readAll(after, EVENTS_A_PAGE);
    if (position <= after) return;
    yield events.filter((event) => isOf(event, userId)).map((event) => factOf(event, userId));
    after = position;
  }
}

const isOf = ({ meta, data }: Recorded, userId: string): boolean =>
  meta.actor === userId || (data as { userId?: string }).userId === userId;

const factOf = ({ type, data, meta }: Recorded, userId: string): PersonalFact => ({
  at: meta.at,
  what: type,
  by: meta.actor === userId ? 'you' : 'staff',
  facts: data,
});
