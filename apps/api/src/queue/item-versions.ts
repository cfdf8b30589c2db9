import { Injectable } from '@nestjs/common';
import type { QueueKindName } from '#contracts';
import { itemFor, queueKey } from '#domain';
import type { Asking } from '#kernel';
import { waiting, type WaitingDoc } from '#projections/waiting/waiting.projection';
import type { View } from '#read-store';
import { InView } from '../in-view.ts';

/** What is added to a thing that is shown to who may decide on it. */
export type Version = { readonly version?: number };

/** `position`: of the view that the things were read from, where what is read of them can become another. */
type Shown = { readonly by: Asking; readonly itemIds: readonly string[]; readonly position?: number };

/** The versions under which things are shown outside of the queue, so that a decision on them can name what was shown. */
@Injectable()
export class ItemVersions {
  constructor(@InView(waiting) private readonly waiting: View<WaitingDoc>) {}

  /** To the staff alone: that there is a version may say that others told the team of it. */
  of(kind: QueueKindName, shown: Shown): Promise<(itemId: string) => Version> {
    return shown.by.role === undefined ? Promise.resolve(() => ({})) : this.toAll(kind, shown);
  }

  /** To everybody, of a kind that always waits for somebody first. */
  async toAll(kind: QueueKindName, { by, itemIds, position = Infinity }: Shown): Promise<(itemId: string) => Version> {
    const found = await this.waiting.getMany(itemIds.map((itemId) => queueKey({ kind, itemId })));
    return (itemId) => {
      const stored = found.get(queueKey({ kind, itemId }));
      const item = itemFor(stored?.doc, by);
      // What was read before the item's latest fact is shown under a version that no decision goes through with.
      return { version: !stored || !item || stored.position > position ? 0 : item.version };
    };
  }
}
