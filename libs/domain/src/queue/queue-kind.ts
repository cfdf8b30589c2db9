import type { ActorId, Event } from '#kernel';
import type { QueueKindName, QueuePriority } from './queue-words.ts';

/** What a fact of a kind's own does to an item's place in the queue. `back`: what it was before it was decided or gone. */
export type QueueMove =
  | {
      readonly to: 'waiting';
      readonly itemId: string;
      readonly priority: QueuePriority;
      /** Absent where nobody in person submitted it, or whoever did is known already. */
      readonly submitter?: ActorId;
      /** Whose it is, or whom it is about, where that is not known yet. */
      readonly owner?: ActorId;
      /** Who told the team of it: its owner learns neither that nor that it waits. */
      readonly reporter?: ActorId;
      /** No moderator decides who is part of it; an admin may. */
      readonly barred?: ActorId;
      /** For admins alone. */
      readonly forAdmin?: true;
      /** What a moderator decided on it is undone. */
      readonly undoes?: true;
      /** What is read to decide on it is another now. */
      readonly changes?: true;
    }
  /** It waits, or not, as before; what is read to decide on it is another now. */
  | { readonly to: 'changed'; readonly itemId: string }
  | { readonly to: 'approved' | 'declined' | 'gone' | 'back'; readonly itemId: string }
  /** Where it is it stays, but it is another's now. */
  | { readonly to: 'another'; readonly itemId: string; readonly owner: ActorId };

/**
 * A kind of thing that waits for a moderator. To register one: list it in `queue-kinds.ts`, fold its stream by `queued`,
 * wrap the decisions that end its review in `ending`.
 */
export type QueueKind<Ev extends Event = Event> = {
  readonly kind: QueueKindName;
  /** The item's own stream. */
  readonly stream: (itemId: string) => string;
  readonly handles: readonly Ev['type'][];
  readonly moveOf: (event: Ev) => QueueMove | undefined;
};

/** The two parts of an id as `car|photo`. */
export const partsOf = (itemId: string): readonly [string, string] => {
  const at = itemId.indexOf('|');
  return at < 0 ? [itemId, ''] : [itemId.slice(0, at), itemId.slice(at + 1)];
};

/** An item of any kind under one key. */
export const queueKey = ({ kind, itemId }: { readonly kind: string; readonly itemId: string }): string =>
  `${kind}|${itemId}`;
