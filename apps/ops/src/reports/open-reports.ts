import {
  itemAfter,
  isThereFor,
  member,
  type MemberEvent,
  memberStream,
  queueEventTypes,
  type QueueItem,
  queueKey,
  queueMoveTypes,
  roleOf,
} from '#domain';
import type { EventStore } from '#event-store';
import { type Event, fold, type Recorded } from '#kernel';

const EVENTS_A_PAGE = 1_000;
const types: ReadonlySet<string> = new Set([
  ...queueEventTypes,
  ...queueMoveTypes,
  'ModeratorAppointed',
  'AdminAppointed',
]);

/** A pending report; `textIds`: its texts. */
export type OpenReport = {
  readonly item: QueueItem;
  readonly at: string;
  readonly faults: readonly string[];
  readonly textIds: readonly string[];
  /** No staff member can see it except the one it is about. */
  readonly isHidden: boolean;
};

/** The pending reports, from the log alone: correct whatever the views contain. */
export const openReports = async (eventStore: EventStore): Promise<readonly OpenReport[]> => {
  const items = new Map<string, QueueItem>();
  const told = new Map<string, Recorded[]>();
  const staff = new Set<string>();
  const head = await eventStore.head();
  for (let after = 0; after < head;) {
    const { events, position } = await eventStore.readAll(after, EVENTS_A_PAGE, types);
    for (const event of events) {
      if (event.type === 'ModeratorAppointed' || event.type === 'AdminAppointed')
        staff.add((event.data as MemberEvent['data']).userId);
      const item = itemAfter((key) => items.get(key), event);
      if (!item) continue;
      items.set(queueKey(item), item);
      if ('reportedBy' in event.data) told.set(queueKey(item), [...(told.get(queueKey(item)) ?? []), event]);
    }
    if (position <= after) break;
    after = position;
  }
  const able = await stillStaff(eventStore, staff);
  return [...items.values()]
    .filter(({ status, reported }) => status === 'waiting' && reported === true)
    .map((item) => reportOf(item, told.get(queueKey(item)) ?? [], able));
};

const stillStaff = async (eventStore: EventStore, userIds: ReadonlySet<string>): Promise<readonly string[]> => {
  const staff: string[] = [];
  for (const userId of userIds) {
    const events = (await eventStore.read(memberStream(userId))) as unknown as readonly MemberEvent[];
    if (roleOf(fold(member, events)) !== undefined) staff.push(userId);
  }
  return staff;
};

const reportOf = (item: QueueItem, told: readonly Recorded[], staff: readonly string[]): OpenReport => {
  const said = told.map(({ data }) => data as Event['data'] & { readonly fault?: string; readonly textId?: string });
  return {
    item,
    at: told.at(-1)?.meta.at ?? '',
    faults: [...new Set(said.flatMap(({ fault }) => fault ?? []))],
    textIds: said.flatMap(({ textId }) => textId ?? []),
    isHidden: staff.every((actor) => !isThereFor(item, { actor: actor as NonNullable<QueueItem['owner']> })),
  };
};
