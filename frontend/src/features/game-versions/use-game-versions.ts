import { versions } from '#contracts';
import type { VersionList } from '#contracts';
import { queryApi } from '../../lib/api/query-api.ts';
import { useLiveView } from '../../lib/live-views/use-live-view.ts';
import type { LiveView } from '../../lib/live-views/use-live-view.ts';

/** Game versions, oldest first, with the changes in each. */
export const useGameVersions = (): LiveView<VersionList> =>
  useLiveView({ key: ['version-changes'], channels: ['catalogue'], ask: () => queryApi(versions.list) });
