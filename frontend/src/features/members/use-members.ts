import { members } from '#contracts';
import type { MemberAccount, MemberHistoryAnswer, MemberListQuery } from '#contracts';
import { queryApi } from '../../lib/api/query-api.ts';
import { type PagedList, usePagedList } from '../../lib/lists/use-paged-list.ts';
import { useLiveView } from '../../lib/live-views/use-live-view.ts';
import type { LiveView } from '../../lib/live-views/use-live-view.ts';

/** Data about other users, and reasons of actions on them, are not cached on an admin's device. */
const ofOthers = { channels: ['members'], uncached: true };

export type MemberSearch = { find: string; kinds: readonly string[]; sort: MemberListQuery['sort'] };

/** Accounts found by a text; while it is empty, everyone with a role. */
export function useMembers({ find, kinds, sort }: MemberSearch): PagedList<MemberAccount> {
  const kind = kinds.join(',');
  const query = { sort, ...(find === '' ? {} : { find }), ...(kind === '' ? {} : { kind }) };
  return usePagedList({
    key: ['members', 'found', find, kind, sort],
    ...ofOthers,
    ask: (after) => queryApi(members.list, { query: after === undefined ? query : { ...query, after } }),
  });
}

/** One account by its id: it stays on screen when a search or a role no longer finds it. */
export function useMember(userId: string): LiveView<MemberAccount> {
  return useLiveView({
    key: ['members', 'one', userId],
    ...ofOthers,
    ask: () => queryApi(members.one, { params: { userId } }),
  });
}

export function useMemberHistory(userId: string): LiveView<MemberHistoryAnswer> {
  return useLiveView({
    key: ['member-history', userId],
    ...ofOthers,
    ask: () => queryApi(members.history, { params: { userId } }),
  });
}
