import { site } from '#contracts';
import type { SiteNotices } from '#contracts';
import { ask } from '../../lib/api/ask.ts';
import { useLiveView } from '../../lib/live-views/use-live-view.ts';
import type { LiveView } from '../../lib/live-views/use-live-view.ts';

/** Disabled features and announced maintenance. Not cached on the device, because it would be outdated. */
export const useSiteNotices = (): LiveView<SiteNotices> =>
  useLiveView({ key: ['site'], channels: ['site'], unkept: true, ask: () => ask(site.notices) });
