import { Injectable } from '@nestjs/common';
import { historyKinds, queueKey } from '#domain';
import type { Caller } from '#kernel';
import type { AuditLogDoc } from '#projections/audit-log/audit-entry';
import { challengesView } from '#projections/challenges/challenges.projection';
import { reviewQueue, type ReviewQueueDoc } from '#projections/review-queue/review-queue.projection';
import type { View } from '#read-store';
import { InjectView } from '../inject-view.ts';

/**
 * What a member of the staff may see of the site's log: nothing of accounts except for admins, nothing of a hidden
 * challenge, and of their own items only their own actions: the rest is in its history, as every owner reads it.
 */
@Injectable()
export class LogVisibility {
  constructor(
    @InjectView(challengesView) private readonly challenges: View<object>,
    @InjectView(reviewQueue) private readonly waiting: View<ReviewQueueDoc>,
  ) {}

  async seen(docs: readonly AuditLogDoc[], by: Caller): Promise<readonly AuditLogDoc[]> {
    const hidden = await this.#hiddenIn(docs);
    const owners = await this.#ownersIn(docs);
    return docs.filter((doc) => {
      const { kind, itemId, actor } = doc;
      const isForThem = historyKinds[kind].seenBy !== 'admins' || by.role === 'admin';
      if (!isForThem || hidden.has(challengeOf(doc))) return false;
      return actor === by.actor || by.actor === undefined || owners.get(queueKey({ kind, itemId })) !== by.actor;
    });
  }

  /** Challenges that no one may read: the view has none of them. */
  async #hiddenIn(docs: readonly AuditLogDoc[]): Promise<ReadonlySet<string>> {
    const ids = [...new Set(docs.map(challengeOf).filter((id) => id !== ''))];
    const known = await this.challenges.getMany(ids);
    return new Set(ids.filter((id) => !known.has(id)));
  }

  /** Owners of items that can be reported: the document of a review that is or was pending names them. */
  async #ownersIn(docs: readonly AuditLogDoc[]): Promise<ReadonlyMap<string, string | undefined>> {
    const keys = [...new Set(docs.map(queueKey))];
    return new Map([...(await this.waiting.getMany(keys))].map(([key, { doc }]) => [key, doc.owner]));
  }
}

const challengeOf = ({ kind, itemId }: Pick<AuditLogDoc, 'kind' | 'itemId'>): string => {
  if (kind === 'challenge') return itemId;
  return kind === 'round' ? itemId.slice(0, itemId.lastIndexOf('|')) : '';
};
