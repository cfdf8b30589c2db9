import { Injectable } from '@nestjs/common';
import { historyKinds, howTold, queueKey } from '#domain';
import type { Asking } from '#kernel';
import type { AuditLogDoc } from '#projections/audit-log/logged-act';
import { challengesView } from '#projections/challenges/challenges.projection';
import { waiting, type WaitingDoc } from '#projections/waiting/waiting.projection';
import type { View } from '#read-store';
import { InView } from '../in-view.ts';

/** An act as who asks may know it; `inTeamsName`: not who of the staff it was. */
export type SeenAct = AuditLogDoc & { readonly inTeamsName: boolean };

/**
 * What of the site's log a member of the staff may know of: nothing of accounts but an admin, nothing of a challenge that is
 * hidden, and of what is their own no more than anybody reads of theirs.
 */
@Injectable()
export class LogSight {
  constructor(
    @InView(challengesView) private readonly challenges: View<object>,
    @InView(waiting) private readonly waiting: View<WaitingDoc>,
  ) {}

  async seen(docs: readonly AuditLogDoc[], by: Asking): Promise<readonly SeenAct[]> {
    const hidden = await this.#hiddenIn(docs);
    const owners = await this.#ownersIn(docs);
    return docs.flatMap((doc) => {
      const { kind, itemId, act, actor } = doc;
      const isForThem = historyKinds[kind].seenBy !== 'admins' || by.role === 'admin';
      if (!isForThem || hidden.has(challengeOf(doc))) return [];
      const isOwn = owners.get(queueKey({ kind, itemId })) === by.actor && by.actor !== undefined;
      if (!isOwn || actor === by.actor) return [{ ...doc, inTeamsName: false }];
      const { told, byStaff } = howTold(kind, act);
      return kind === 'report' || told === 'staff' ? [] : [{ ...doc, inTeamsName: byStaff === true }];
    });
  }

  /** Challenges of which nobody reads anything: the view has none of them. */
  async #hiddenIn(docs: readonly AuditLogDoc[]): Promise<ReadonlySet<string>> {
    const ids = [...new Set(docs.map(challengeOf).filter((id) => id !== ''))];
    const known = await this.challenges.getMany(ids);
    return new Set(ids.filter((id) => !known.has(id)));
  }

  /** Whose things are of which others can tell the team: what waits for it or waited says so. */
  async #ownersIn(docs: readonly AuditLogDoc[]): Promise<ReadonlyMap<string, string | undefined>> {
    const keys = [...new Set(docs.map(queueKey))];
    return new Map([...(await this.waiting.getMany(keys))].map(([key, { doc }]) => [key, doc.owner]));
  }
}

const challengeOf = ({ kind, itemId }: Pick<AuditLogDoc, 'kind' | 'itemId'>): string => {
  if (kind === 'challenge') return itemId;
  return kind === 'round' ? itemId.slice(0, itemId.lastIndexOf('|')) : '';
};
