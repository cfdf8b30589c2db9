import type { AccountLimit, MemberChange, PatronTier, ReasonCode } from '#domain';
import type { Projection } from '#read-store';
import { memberEvents } from '../members/members.projection.ts';

/** One change; `by` is an actor's id, `reasonTextId` names a text of the accounts store. */
export type MemberChangeDone = {
  readonly type: MemberChange['type'];
  readonly at: string;
  readonly by: string;
  readonly reasonCode: ReasonCode;
  readonly reasonTextId?: string;
  readonly tier?: PatronTier;
  readonly paidThrough?: string | null;
  readonly what?: AccountLimit;
  readonly until?: string | null;
};

export type MemberHistoryDoc = { readonly history: readonly MemberChangeDone[] };

/** Changes stored per account, newest first: this limits the document to some 25 kB. */
export const HISTORY_LENGTH = 100;

/** View `member-history`: the changes of an account, with actor, time and reason. For admins only. */
export const memberHistory: Projection<MemberChange, MemberHistoryDoc> = {
  name: 'member-history',
  version: 1,
  handles: memberEvents,
  indexes: [],
  keysOf: ({ data }) => [data.userId],
  channel: () => 'members',
  evolve: (doc, { type, data, meta }) => {
    const { userId: _, ...said } = data;
    return {
      history: [{ type, at: meta.at, by: meta.actor, ...said }, ...(doc?.history ?? [])].slice(0, HISTORY_LENGTH),
    };
  },
};
