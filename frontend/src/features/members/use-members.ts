import { members } from '#contracts';
import type { MemberAccount, MemberHistoryAnswer, MemberListQuery } from '#contracts';
import { ask } from '../../lib/api/ask.ts';
import { type PagedList, usePagedList } from '../../lib/lists/use-paged-list.ts';
import { useLiveView } from '../../lib/live-views/use-live-view.ts';
import type { LiveView } from '../../lib/live-views/use-live-view.ts';

/** What is told of others, and why something was done to them, is not left on an admin's device. */
const ofOthers = { channels: ['members'], unkept: true };

export type MemberSearch = { find: string; kinds: readonly string[]; sort: MemberListQuery['sort'] };

/** Accounts found by a text; everybody with a role while it is empty. */
export function useMembers({ find, kinds, sort }: MemberSearch): PagedList<MemberAccount> {
  const kind = kinds.join(',');
  const query = { sort, ...(find === '' ? {} : { find }), ...(kind === '' ? {} : { kind }) };
  return usePagedList({
    key: ['members', 'found', find, kind, sort],
    ...ofOthers,
    ask: (after) => ask(members.list, { query: after === undefined ? query : { ...query, after } }),
  });
}

/** One account by its id: it stays on screen when a search or a role no longer finds it. */
export function useMember(userId: string): LiveView<MemberAccount> {
  return useLiveView({
    key: ['members', 'one', userId],
    ...ofOthers,
    ask: () => ask(members.one, { params: { userId } }),
  });
}

/** What was done to an account, newest first. */
export function useMemberHistory(userId: string): LiveView<MemberHistoryAnswer> {
  return useLiveView({
    key: ['member-history', userId],
    ...ofOthers,
    ask: () => ask(members.history, { params: { userId } }),
  });
}
