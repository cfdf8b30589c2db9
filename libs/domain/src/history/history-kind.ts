import type { ActorId, Event } from '#kernel';
import type { HistoryActName, HistoryKindName } from './history-words.ts';

/** What is known of an item, by name. A value `{ textId }` stands for words that somebody wrote. */
export type HistoryFacts = Readonly<Record<string, unknown>>;

/** An item at a moment of its history: `owner` made it. */
export type HistoryState = {
  readonly status: string;
  readonly owner?: ActorId;
  /** For whom there is no such item, for it is about them. */
  readonly hiddenFrom?: ActorId;
  readonly facts: HistoryFacts;
};
export const nothingYet: HistoryState = { status: 'new', facts: {} };

/** Whom a fact is told: everybody who sees the item, its owner and staff, or staff alone. */
export type ToldTo = 'everybody' | 'owner' | 'staff';

/** What an event means in the history of its item. */
export type ActOf<Ev extends Event> = {
  readonly act: HistoryActName;
  /** `everybody` unless said. */
  readonly told?: ToldTo;
  /** Given by staff, in whose name others read it. */
  readonly byStaff?: true;
  /** Its note is for staff, or for those alone whom it was written to, also where the act is told. */
  readonly note?: 'staff' | 'nobody';
  /** Too frequent, or too private, for the log of the whole site. */
  readonly unlogged?: true;
  readonly status?: string | ((before: HistoryState, data: Ev['data']) => string);
  readonly owner?: (data: Ev['data']) => ActorId;
  readonly hiddenFrom?: (data: Ev['data']) => ActorId | undefined;
  /** Whom it is about, besides who did it. */
  readonly about?: (data: Ev['data']) => string | undefined;
  /** What is known otherwise since; undefined: known no more. */
  readonly facts?: (data: Ev['data'], before: HistoryFacts) => HistoryFacts;
};
export type ActsOf<Ev extends Event> = {
  readonly [Type in Ev['type']]: ActOf<Extract<Ev, { readonly type: Type }>>;
};

/** Who sees all of a history besides whom it is public to. `owner`: nobody else at all. */
export type SeenBy = 'moderators' | 'admins' | 'owner';

/** A kind of item with a history: where its events are, what they mean, and who may read of them. */
export type HistoryKind<Ev extends Event = Event> = {
  readonly kind: HistoryKindName;
  /** A stream that holds it; a long history goes on in the next part. */
  readonly stream: (itemId: string, part: number) => string | undefined;
  readonly itemOf: (data: Ev['data']) => string;
  readonly acts: ActsOf<Ev>;
  readonly seenBy: SeenBy;
  /** Whether everybody may look at the item as it is. */
  readonly isPublic: (state: HistoryState, now: string) => boolean;
  /** In these its owner alone sees it. */
  readonly ownerOnly?: readonly string[];
  /** In these nobody sees it. */
  readonly nobody?: readonly string[];
  /** What is known is for staff: others read what was done. */
  readonly factsForStaff?: true;
};

/** A kind whose event types do not matter, for the list of all. */
export const anyHistoryKind = <Ev extends Event>(kind: HistoryKind<Ev>): HistoryKind => kind as unknown as HistoryKind;

export const always = (): boolean => true;
export const never = (): boolean => false;
export const inStatus =
  (...statuses: readonly string[]) =>
  ({ status }: HistoryState): boolean =>
    statuses.includes(status);

/** One stream for the whole history. */
export const oneStream =
  (stream: (itemId: string) => string) =>
  (itemId: string, part: number): string | undefined =>
    part === 1 ? stream(itemId) : undefined;
