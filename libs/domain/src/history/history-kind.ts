import type { ActorId, Event } from '#kernel';
import type { HistoryActionName, HistoryKindName } from './history.enums.ts';

/** The facts of an item, by name. A value `{ textId }` stands for a user's text. */
export type HistoryValues = Readonly<Record<string, unknown>>;

/** An item at a point of its history: `owner` created it. */
export type HistoryState = {
  readonly status: string;
  readonly owner?: ActorId;
  /** The item does not exist for this user, as it is about them. */
  readonly hiddenFrom?: ActorId;
  readonly facts: HistoryValues;
};
export const nothingYet: HistoryState = { status: 'new', facts: {} };

/** Who sees a fact: everyone who sees the item, its owner and staff, or staff alone. */
export type VisibleTo = 'everybody' | 'owner' | 'staff';

export type ActionOf<Ev extends Event> = {
  readonly act: HistoryActionName;
  /** Default: `everybody`. */
  readonly told?: VisibleTo;
  /** A staff action: others see the team as its actor. */
  readonly byStaff?: true;
  /** Its note is for staff, or only for its recipients, even where the action is visible. */
  readonly note?: 'staff' | 'nobody';
  /** Too frequent, or too private, for the log of the site. */
  readonly unlogged?: true;
  readonly status?: string | ((before: HistoryState, data: Ev['data']) => string);
  readonly owner?: (data: Ev['data']) => ActorId;
  readonly hiddenFrom?: (data: Ev['data']) => ActorId | undefined;
  readonly about?: (data: Ev['data']) => string | undefined;
  /** The changed facts; undefined: no longer known. */
  readonly facts?: (data: Ev['data'], before: HistoryValues) => HistoryValues;
};
export type ActionsOf<Ev extends Event> = {
  readonly [Type in Ev['type']]: ActionOf<Extract<Ev, { readonly type: Type }>>;
};

/** Who else sees all of a history. `owner`: no one else at all. */
export type SeenBy = 'moderators' | 'admins' | 'owner';

/** A kind of item with a history: its streams, the meaning of its events, and who may read them. */
export type HistoryKind<Ev extends Event = Event> = {
  readonly kind: HistoryKindName;
  /** A stream of its history; a long one continues in the next part. */
  readonly stream: (itemId: string, part: number) => string | undefined;
  readonly itemOf: (data: Ev['data']) => string;
  readonly acts: ActionsOf<Ev>;
  readonly seenBy: SeenBy;
  readonly isPublic: (state: HistoryState, now: string) => boolean;
  readonly ownerOnly?: readonly string[];
  readonly nobody?: readonly string[];
  /** The facts are for staff: others see the actions only. */
  readonly factsForStaff?: true;
};

/** Drops the event types, for the list of all kinds. */
export const anyHistoryKind = <Ev extends Event>(kind: HistoryKind<Ev>): HistoryKind => kind as unknown as HistoryKind;

export const always = (): boolean => true;
export const never = (): boolean => false;
export const inStatus =
  (...statuses: readonly string[]) =>
  ({ status }: HistoryState): boolean =>
    statuses.includes(status);

export const oneStream =
  (stream: (itemId: string) => string) =>
  (itemId: string, part: number): string | undefined =>
    part === 1 ? stream(itemId) : undefined;
