import { groups } from '#contracts';
import type { Group, MyGroups } from '#contracts';
import { queryApi } from '../../lib/api/query-api.ts';
import { type LiveView, useLiveView } from '../../lib/live-views/use-live-view.ts';

const channels = ['groups'];

/** The directory. Allowed actions depend on the user. */
export const useGroups = (): LiveView<{ items: Group[] }> =>
  useLiveView({ key: ['groups'], channels, uncached: true, ask: () => queryApi(groups.list) });

/** The user's own part of it; nothing for a logged-out user. */
export const useMyGroups = (isSignedIn: boolean): LiveView<MyGroups> =>
  useLiveView(
    isSignedIn
      ? {
          key: ['groups', 'mine'],
          channels,
          alsoOf: ['group-requests'],
          uncached: true,
          ask: () => queryApi(groups.mine),
        }
      : null,
  );
