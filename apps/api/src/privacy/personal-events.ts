import { historyActionOf, knownToActor } from '#domain';
import type { EventStore } from '#event-store';
import type { Recorded } from '#kernel';

const EVENTS_A_PAGE = 1_000;

/** An event by a user, or about their account; the actor of the latter is another person and left out. */
export type PersonalEvent = {
  readonly at: string;
  readonly what: string;
  readonly by: 'you' | 'staff';
  readonly facts: object;
};

/** Ids of texts that others wrote about a user; those that they may read are noted with their kind of author. */
export type Notes = { readonly about: ReadonlySet<string>; readonly told: Map<string, 'staff' | 'another member'> };

/**
 * Every event of the log by or about this user, page by page: from the log itself, so that no kind is ever forgotten.
 */
export async function* personalEvents(
  eventStore: EventStore,
  userId: string,
  notes: Notes,
): AsyncGenerator<readonly PersonalEvent[]> {
  const head = await eventStore.head();
  for (let after = 0; after < head;) {
    const { events, position } = await eventStore.readAll(after, EVENTS_A_PAGE);
    if (position <= after) return;
    for (const event of events) noteTexts(event, notes);
    yield events.filter((event) => isOf(event, userId)).map((event) => factOf(event, userId));
    after = position;
  }
}

const isOf = ({ meta, data }: Recorded, userId: string): boolean =>
  meta.actor === userId || (data as { userId?: string }).userId === userId;

const factOf = ({ type, data, meta }: Recorded, userId: string): PersonalEvent => ({
  at: meta.at,
  what: type,
  by: meta.actor === userId ? 'you' : 'staff',
  facts: knownToActor(data, userId),
});

/** Reports to the moderators, and their verdicts on them, are for staff only. */
const noteTexts = (event: Recorded, { about, told }: Notes): void => {
  if (about.size === 0) return;
  const { textId = '', reasonTextId = '' } = event.data as { readonly textId?: string; readonly reasonTextId?: string };
  const ids = [textId, reasonTextId].filter((id) => about.has(id));
  const does = ids.length === 0 ? undefined : historyActionOf(event)?.does;
  if (!does || (does.told === 'staff' && does.byStaff !== true)) return;
  for (const id of ids) told.set(id, does.byStaff === true ? 'staff' : 'another member');
};
