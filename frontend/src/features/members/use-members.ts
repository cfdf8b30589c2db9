import type { MemberHistoryAnswer, MemberList } from '#contracts';
import { ask } from '../../lib/api/ask.ts';
import { useLiveView } from '../../lib/live-views/use-live-view.ts';
import type { LiveView } from '../../lib/live-views/use-live-view.ts';
import { apiPaths } from '../../lib/paths.ts';

const channels = ['members'];

/** Accounts found by a text; everybody with a role while it is empty. */
export function useMembers(find: string): LiveView<MemberList> {
  return useLiveView({
    key: ['members', find],
    channels,
    ask: () => ask<MemberList>({ view: 'members', path: apiPaths.members(find), shape: 'member-list' }),
  });
}

/** What was done to an account, newest first. */
export function useMemberHistory(userId: string): LiveView<MemberHistoryAnswer> {
  return useLiveView({
    key: ['member-history', userId],
    channels,
    ask: () =>
      ask<MemberHistoryAnswer>({
        view: 'member-history',
        path: apiPaths.memberHistory(userId),
        shape: 'member-history',
      }),
  });
}
