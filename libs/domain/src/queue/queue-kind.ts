import type { ActorId, Event } from '#kernel';
import type { QueueKindName, QueuePriority } from './queue.enums.ts';

/**
 * The effect of a kind's own event on an item's place in the queue. `back`: its status before the decision or removal.
 */
export type QueueMove =
  | {
      readonly to: 'waiting';
      readonly itemId: string;
      readonly priority: QueuePriority;
      /** Absent where no user submitted it, or the submitter is known already. */
      readonly submitter?: ActorId;
      /** The owner, or the user whom it is about, where that is not known yet. */
      readonly owner?: ActorId;
      /** The reporter: the owner learns neither of them nor that it waits. */
      readonly reporter?: ActorId;
      /** A moderator who is part of it must not decide; an admin may. */
      readonly barred?: ActorId;
      /** For admins only. */
      readonly forAdmin?: true;
      readonly undoes?: true;
      /** The content to decide on has changed. */
      readonly changes?: true;
    }
  /** It waits, or not, as before; what is read to decide on it is another now. */
  | { readonly to: 'changed'; readonly itemId: string }
  | { readonly to: 'approved' | 'declined' | 'gone' | 'back'; readonly itemId: string }
  /** Where it is it stays, but it is another's now. */
  | { readonly to: 'another'; readonly itemId: string; readonly owner: ActorId };

/**
 * A kind of item that waits for a moderator. To register one: list it in `queue-kinds.ts`, fold its stream by `queued`,
 * wrap the decisions that end its review in `ending`.
 */
export type QueueKind<Ev extends Event = Event> = {
  readonly kind: QueueKindName;
  readonly stream: (itemId: string) => string;
  readonly handles: readonly Ev['type'][];
  readonly moveOf: (event: Ev) => QueueMove | undefined;
};

/** The two parts of an id as `car|photo`. */
export const partsOf = (itemId: string): readonly [string, string] => {
  const at = itemId.indexOf('|');
  return at < 0 ? [itemId, ''] : [itemId.slice(0, at), itemId.slice(at + 1)];
};

export const queueKey = ({ kind, itemId }: { readonly kind: string; readonly itemId: string }): string =>
  `${kind}|${itemId}`;
