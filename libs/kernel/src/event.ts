/** A nominal type: a `Text` of one kind is not accepted where another kind is wanted. */
export type Brand<Base, Name extends string> = Base & { readonly __brand: Name };

/** The actor: the id of an account, or `policy:<name>`, `job:<id>`, `system:<name>`. Never a name or an address. */
export type ActorId = Brand<string, 'ActorId'>;

/** A user's rights beyond those of every member; an admin may do all that a moderator may. */
export type StaffRole = 'moderator' | 'admin';

/**
 * An event. `type` is past tense; `data` is small plain JSON; `version` is the schema version of `data`, 1 when absent.
 */
export type Event<Type extends string = string, Data extends object = object> = {
  readonly type: Type;
  readonly version?: number;
  readonly data: Readonly<Data>;
};

/** A command's metadata: the actor, the time (ISO 8601, UTC), and the command id. */
export type Meta = {
  readonly commandId: string;
  /** SHA-256 of the command's name and data: tells a repeat from a reused key. */
  readonly commandHash: string;
  readonly actor: ActorId;
  /** The actor's role in the stores when the command was made; absent where no action of staff is meant. */
  readonly role?: StaffRole;
  /**
   * Which version of an item a user was shown when they decided on it; `any`: they decided on many together, by their
   * owner.
   */
  readonly seen?: number | 'any';
  readonly now: string;
  readonly correlationId?: string;
};

/** What the store saves of a command's `Meta` with each event. */
export type EventMeta = {
  readonly commandId: string;
  readonly commandHash: string;
  readonly actor: ActorId;
  readonly at: string;
  readonly correlationId?: string;
};

/**
 * A stored event. `revision` counts from 0 within `stream`; `position` is one global, strictly increasing safe integer
 * with gaps, opaque outside the store.
 */
export type Recorded<Ev extends Event = Event> = Ev & {
  readonly id: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
  readonly meta: EventMeta;
};
