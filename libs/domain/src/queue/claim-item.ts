import { Command, type StoredText, RuleBroken } from '#kernel';
import { CLAIM_MINUTES, type TakeOverReason } from './queue.enums.ts';
import { queueKey } from './queue-kind.ts';
import { itemFor, type Queued } from './queue.state.ts';
import { holderOf, queuePermissions } from './queue.permissions.ts';
import type { OfItem, ReviewClaimed, ReviewLetGo } from './queue.events.ts';

const MINUTE_MS = 60_000;

/** Claim an item for a while, or prolong the claim; taking it from another needs a reason. */
export class ClaimItem extends Command<OfItem & { readonly reason?: TakeOverReason; readonly text?: string }> {}

export class LetItemGo extends Command<OfItem> {}

export const claimItem = (
  { data: { kind, itemId, reason }, meta: { now, ...meta } }: ClaimItem,
  { queue }: Queued,
  kept: StoredText = {},
): readonly ReviewClaimed[] => {
  const of = { item: itemFor(queue[queueKey({ kind, itemId })], meta), now };
  queuePermissions.check('claim-item', of, meta, { kind, itemId });
  const until = new Date(Date.parse(now) + CLAIM_MINUTES * MINUTE_MS).toISOString();
  const mine = { kind, itemId, by: meta.actor, until };
  const takenFrom = holderOf(of);
  if (takenFrom === undefined || takenFrom === meta.actor) return [{ type: 'ReviewClaimed', data: mine }];
  if (reason === undefined) throw new RuleBroken('queue-item-taken', { kind, itemId });
  return [{ type: 'ReviewClaimed', data: { ...mine, takenFrom, reason, ...kept } }];
};

export const letItemGo = ({ data, meta }: LetItemGo, { queue }: Queued): readonly ReviewLetGo[] => {
  const { kind, itemId } = data;
  queuePermissions.check('let-item-go', { item: itemFor(queue[queueKey(data)], meta), now: meta.now }, meta, {
    kind,
    itemId,
  });
  return [{ type: 'ReviewLetGo', data: { kind, itemId } }];
};
