import { Injectable } from '@nestjs/common';
import type { QueueKindName } from '#contracts';
import { itemFor, queueKey } from '#domain';
import type { Caller } from '#kernel';
import { reviewQueue, type ReviewQueueDoc } from '#projections/review-queue/review-queue.projection';
import type { View } from '#read-store';
import { InjectView } from '../inject-view.ts';

export type Version = { readonly version?: number };

/** `position`: of the view that the items were read from, where their content can change. */
type Shown = { readonly by: Caller; readonly itemIds: readonly string[]; readonly position?: number };

/** The versions of items shown outside of the queue, so that a decision on them can name the version it saw. */
@Injectable()
export class ItemVersions {
  constructor(@InjectView(reviewQueue) private readonly waiting: View<ReviewQueueDoc>) {}

  /** For staff only: that a version exists may reveal a report. */
  of(kind: QueueKindName, shown: Shown): Promise<(itemId: string) => Version> {
    return shown.by.role === undefined ? Promise.resolve(() => ({})) : this.toAll(kind, shown);
  }

  /** For all callers, for kinds where every item starts with a review. */
  async toAll(kind: QueueKindName, { by, itemIds, position = Infinity }: Shown): Promise<(itemId: string) => Version> {
    const found = await this.waiting.getMany(itemIds.map((itemId) => queueKey({ kind, itemId })));
    return (itemId) => {
      const stored = found.get(queueKey({ kind, itemId }));
      const item = itemFor(stored?.doc, by);
      // An item read before its latest event gets a version that no decision is accepted with.
      return { version: !stored || !item || stored.position > position ? 0 : item.version };
    };
  }
}
