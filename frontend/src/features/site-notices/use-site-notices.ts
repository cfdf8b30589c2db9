import { site } from '#contracts';
import type { SiteNotices } from '#contracts';
import { queryApi } from '../../lib/api/query-api.ts';
import { useLiveView } from '../../lib/live-views/use-live-view.ts';
import type { LiveView } from '../../lib/live-views/use-live-view.ts';

/** Disabled features and announced maintenance. Not cached on the device, because it would be outdated. */
export const useSiteNotices = (): LiveView<SiteNotices> =>
  useLiveView({ key: ['site'], channels: ['site'], uncached: true, ask: () => queryApi(site.notices) });
