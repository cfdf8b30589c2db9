import { Command, type StoredText } from '#kernel';
import { queueKey } from './queue-kind.ts';
import { itemFor, type Queued } from './queue.state.ts';
import { queuePermissions } from './queue.permissions.ts';
import type { OfItem, ReviewTakenAlone } from './queue.events.ts';

/** Decide on an item that one is part of, as no other staff may; `text` is the reason, public in the history. */
export class TakeItemAlone extends Command<OfItem & { readonly text: string }> {}

/** `able`: how many staff may decide it. */
type Deciding = StoredText & { readonly able: number };

export const takeItemAlone = (
  { data: { kind, itemId }, meta }: TakeItemAlone,
  { queue }: Queued,
  { able, textId = '' }: Deciding,
): readonly ReviewTakenAlone[] => {
  const of = { item: itemFor(queue[queueKey({ kind, itemId })], meta), now: meta.now, able };
  queuePermissions.check('take-item-alone', of, meta, { kind, itemId });
  return [{ type: 'ReviewTakenAlone', data: { kind, itemId, by: meta.actor, textId } }];
};
