import type { CommunityGroupEvent } from '#domain';
import type { Projection } from '#read-store';

/** A join request of a user; `textId` their text, `answerId` that of its owner, `at` of the latest. */
export type GroupRequestDoc = {
  readonly groupId: string;
  readonly member: string;
  readonly textId: string;
  readonly status: 'asked' | 'accepted' | 'declined';
  readonly answerId: string | null;
  readonly at: string;
};

type JoinEvent = Extract<CommunityGroupEvent, { readonly type: 'GroupJoinAsked' | 'GroupJoinAnswered' }>;

/** View `group-requests`: join requests of groups, and their answers. */
export const groupRequests: Projection<JoinEvent, GroupRequestDoc> = {
  name: 'group-requests',
  version: 1,
  handles: ['GroupJoinAsked', 'GroupJoinAnswered'],
  indexes: [
    ['groupId', 'at'],
    ['member', 'at'],
  ],
  keysOf: ({ data: { groupId, member } }) => [`${groupId}|${member}`],
  channel: () => 'groups',
  evolve: (doc, { type, data, meta: { at } }) => {
    const { groupId, member } = data;
    if (type === 'GroupJoinAsked') return { groupId, member, textId: data.textId, status: 'asked', answerId: null, at };
    return doc && { ...doc, status: data.accepted ? 'accepted' : 'declined', answerId: data.textId ?? null, at };
  },
};
